/** Who may manage: an address to sign in with, a name to greet, and the hash of a password. */
import { ContentType, Item, Text } from '@access/service-kit'

/** An administrator. The address is kept in lower case, so that it is unique however it is typed. */
@ContentType('Administrator')
export class Administrator extends Item {
  @Text({ unique: true }) email!: string
  @Text() name!: string
  @Text({ hidden: true }) passwordHash!: string
}

/** How an address is stored and looked for. */
export const addressOf = (email: string) => email.trim().toLowerCase()
