/** Who may manage: an address to sign in with, a name to greet, and the hash of a password. */
import { ContentType, Instant, Item, Text } from '@access/service-kit'

/** An administrator. The address is kept in lower case, so that it is unique however it is typed. */
@ContentType('Administrator')
export class Administrator extends Item {
  @Text({ unique: true }) email!: string
  @Text() name!: string
  /** Null until they have accepted their invitation. */
  @Text({ hidden: true, optional: true }) passwordHash: string | null = null
  /** While they may not sign in: since when. */
  @Instant({ hidden: true, optional: true }) disabledAt: Date | null = null
  @Instant({ hidden: true, optional: true }) lastSignedInAt: Date | null = null
  /** The hash of the token by which they may choose a password, once and until then. */
  @Text({ hidden: true, optional: true, unique: true }) invitationHash: string | null = null
  @Instant({ hidden: true, optional: true }) invitedUntil: Date | null = null

  /** Whether they can sign in, and if not, why. */
  get status(): 'active' | 'invited' | 'disabled' {
    if (this.disabledAt) return 'disabled'
    return this.passwordHash === null ? 'invited' : 'active'
  }
}

/** How an address is stored and looked for. */
export const addressOf = (email: string) => email.trim().toLowerCase()
