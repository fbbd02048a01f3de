/** The authenticator app of an administrator: a secret that its codes are made of (RFC 6238). */
import { Instant, Integer, Item, Table, Text } from '@access/service-kit'

@Table('totp_authenticator')
export class TotpAuthenticator extends Item {
  @Text({ isIndexed: true }) administrator!: string
  @Text() encryptedSecret!: string
  /** Null until a first code has shown that the app has the secret. */
  @Instant({ isOptional: true }) confirmedAt: Date | null = null
  /** The time step of the last code: it and those before it are used up. */
  @Integer() lastTimeStep = 0
}
