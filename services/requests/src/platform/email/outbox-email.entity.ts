/** The outbox: an email is stored in the transaction that it is about, so that neither is there without the other. */
import { Instant, Integer, Item, Property, Table, Text } from '@access/service-kit'
import { decryptValue, type EncryptionKeys } from '../encryption/encryption.ts'
import type { EmailKind } from './emails/index.ts'
import type { StoredValues } from './render-email.ts'

/** To whom it goes and what fills its template is encrypted, and erased when it is sent. */
@Table('outbox_email')
export class OutboxEmail extends Item {
  @Text() kind!: EmailKind
  /** It waits until it is sent; one that no server accepts is dead. */
  @Text({ isIndexed: true }) state!: 'waiting' | 'sent' | 'dead'
  /** The id of what it is about. */
  @Property({ type: 'uuid', nullable: true, index: true }) item: string | null = null
  @Text({ isOptional: true }) reference: string | null = null
  /** Since when we try. */
  @Instant() enqueuedAt!: Date
  @Instant({ isIndexed: true }) nextAttemptAt!: Date
  @Instant({ isOptional: true }) sentAt: Date | null = null
  @Integer({ defaultValue: 0 }) attempts = 0
  /** The blind index of the address, where a visitor brought it about: such emails are counted by it. */
  @Text({ isOptional: true, isIndexed: true }) recipientHash: string | null = null
  /** The blind index of the visitor's client address, of whom emails are counted by the hour; then removed. */
  @Text({ isOptional: true }) clientHash: string | null = null
  /** What went wrong last, as a code (`delivery-errors.ts`) such as `SMTP 451 RCPT TO`; never its text. */
  @Text({ isOptional: true }) lastError: string | null = null
  @Text() encrypted!: string
  @Text() dataKey!: string
  @Text() keyId!: string
}

/** What is encrypted in an email. */
export interface EmailPayload {
  to: string
  values: StoredValues
  /** What the mail server said when it refused it last. It may hold addresses, so it is encrypted with the rest. */
  serverReply?: string | null
}

/** What is encrypted in this one; throws for one that was sent, in which nothing is. */
export const decryptEmail = (
  email: Pick<OutboxEmail, 'id' | 'encrypted' | 'dataKey' | 'keyId'>,
  keys: EncryptionKeys,
): EmailPayload => decryptValue<EmailPayload>(keys, email.id, email)
