/** The outbox: a mail is written in the transaction that it tells of, so that neither is there without the other. */
import { Instant, Item, Property, Table, Text, Whole } from '@access/service-kit'
import { type SealingKeys, unseal } from '../sealing.ts'
import type { MailKind, Values } from './templates.ts'

/** To whom it goes and what fills its template is sealed, and destroyed when it is sent. */
@Table('mail')
export class Mail extends Item {
  @Text() kind!: MailKind
  /** It waits until it is sent; one that nobody takes is dead. */
  @Text({ index: true }) state!: 'waiting' | 'sent' | 'dead'
  /** The id of what it is about. */
  @Property({ type: 'uuid', nullable: true, index: true }) item!: string | null
  @Text({ optional: true }) reference!: string | null
  /** Since when we try. */
  @Instant() postedAt!: Date
  @Instant({ index: true }) nextTryAt!: Date
  @Instant({ optional: true }) sentAt!: Date | null
  @Whole({ otherwise: 0 }) tries = 0
  /** What went wrong last, as a code (`deliveryErrors.ts`) such as `SMTP 451 RCPT TO`; never its words. */
  @Text({ optional: true }) lastError!: string | null
  @Text() sealed!: string
  @Text() dataKey!: string
  @Text() keyId!: string
}

/** What is sealed in a mail. */
export interface Letter {
  to: string
  values: Values
  /** What the mail server said when it refused it last. It may hold addresses, so it is sealed with the rest. */
  reply?: string | null
}

/** What is sealed in this one; throws for one that was sent, in which nothing is. */
export const letterIn = (mail: Mail, keys: SealingKeys): Letter => unseal<Letter>(keys, mail.id, mail)

/** What destroys the letter in a mail. */
export const withoutLetter = { sealed: '', dataKey: '', keyId: '' }
