/** Links to choose another password. Only the hash of their tokens is stored. */
import { Instant, Item, Table, Text } from '@access/service-kit'

@Table('password_reset')
export class PasswordReset extends Item {
  @Text({ isIndexed: true }) administrator!: string
  @Text({ isUnique: true }) tokenHash!: string
  @Instant() expiresAt!: Date
}
