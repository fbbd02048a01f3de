/** Passkeys (WebAuthn credentials) of administrators, and the challenges that they sign. */
import { Instant, Integer, Item, Table, Text, TextList } from '@access/service-kit'

/** A passkey. Only its public key is stored. */
@Table('passkey')
export class Passkey extends Item {
  @Text({ isIndexed: true }) administrator!: string
  /** By which its owner knows it: 'Work laptop'. */
  @Text() name!: string
  @Text({ isUnique: true }) credentialId!: string
  /** In base64url. */
  @Text() publicKey!: string
  /** How often it says that it was used; one that counts backwards is a copy. */
  @Integer() counter!: number
  @TextList() transports: string[] = []
  @Instant({ isOptional: true }) lastUsedAt: Date | null = null
}

/** What a passkey must sign, once and within minutes. */
@Table('passkey_challenge')
export class PasskeyChallenge extends Item {
  @Text({ isIndexed: true }) administrator!: string
  @Text({ isUnique: true }) challenge!: string
  @Text() purpose!: 'enrolment' | 'verification'
  @Instant() expiresAt!: Date
}
