/** The outbox: a mail is written in the transaction that it tells of, so that neither is there without the other. */
import { Instant, Item, Property, Table, Text, Whole } from '@access/service-kit'
import { type SealingKeys, unseal } from '../sealing.ts'
import type { MailKind, Values } from './templates.ts'

/** A mail waits until it is sent; one that nobody takes is dead. */
export type MailState = 'waiting' | 'sent' | 'dead'

/** To whom it goes and what fills its template is sealed, and destroyed when it is sent. */
@Table('mail')
export class Mail extends Item {
  @Text() kind!: MailKind
  @Text({ index: true }) state!: MailState
  /** The request it is about, which may be erased. */
  @Property({ type: 'uuid', nullable: true, index: true }) item!: string | null
  @Text({ optional: true }) reference!: string | null
  /** Since when we try. */
  @Instant() postedAt!: Date
  @Instant({ index: true }) nextTryAt!: Date
  @Instant({ optional: true }) sentAt!: Date | null
  @Whole({ otherwise: 0 }) tries = 0
  /** Of what kind it was: never what anybody wrote. */
  @Text({ optional: true }) lastError!: string | null
  @Text() sealed!: string
  @Text() dataKey!: string
  @Text() keyId!: string
}

/** What is sealed in a mail. */
export interface Letter {
  to: string
  values: Values
}

/** What is sealed in it; nothing is left of one that was sent. */
export const letterIn = (mail: Mail, keys: SealingKeys): Letter => unseal<Letter>(keys, mail.id, mail)
