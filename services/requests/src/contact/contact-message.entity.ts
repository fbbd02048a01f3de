/** A message somebody wrote to the office, and what the office answered. */
import { ContentType, Flag, InstantScalar, Text } from '@access/service-kit'
import { Field, ObjectType } from 'type-graphql'
import {
  createEventRecorder,
  EncryptedItem,
  fillEncryptedItem,
} from '../platform/encryption/encrypted-item.entity.ts'
import type { EncryptionKeys } from '../platform/encryption/encryption.ts'
import { isLikelySpam } from '../platform/spam/spam-signals.rules.ts'
import type { ContactMessageAnswers } from './contact-message.rules.ts'

/** What a message is called in the audit. */
export const itemType = 'contact message'

export const recordMessageEvent = createEventRecorder(itemType)

/** One answer of the office. It is encrypted with the message, and goes out by email. */
@ObjectType('ContactReply', { simpleResolvers: true })
export class ContactReply {
  @Field(() => InstantScalar) sentAt!: string
  /** The administrator's name. */
  @Field(() => String) author!: string
  @Field(() => String) text!: string
}

/** Everything in it is encrypted, the subject too: it often says what the trouble is. */
@ContentType('ContactMessage')
export class ContactMessage extends EncryptedItem {
  @Text({ defaultValue: 'new' }) state!: string
  /** Not encrypted: it says who offers help, never who asks for it. */
  @Text({ defaultValue: 'message' }) kind!: string
  @Flag({ defaultValue: false }) isSuspectedSpam!: boolean
  /** Whether the sender ticked that they want their reference by email; nobody else is written to before the reply. */
  @Flag({ defaultValue: false }) isConfirmationRequested!: boolean
  /** The legal aid request that it has become. */
  @Text({ isOptional: true, isIndexed: true }) requestId: string | null = null
  @Field(() => String, { nullable: true }) requestReference?: string | null
  /** What was written is closed to anyone who asks: nobody has looked at the names in that request yet, or a colleague works
   * on it and the caller has not said why they open it. */
  @Field(() => Boolean, { nullable: true }) isLocked?: boolean
  /** Whether it is the colleague. */
  @Field(() => Boolean, { nullable: true }) isReasonNeeded?: boolean

  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => String, { nullable: true }) phone?: string | null
  @Field(() => String, { nullable: true }) subject?: string
  @Field(() => String, { nullable: true }) message?: string
  @Field(() => [ContactReply], { nullable: true }) replies?: ContactReply[]
}

/** What is encrypted of it. */
export type ContactMessagePayload = Required<
  Pick<ContactMessage, 'name' | 'email' | 'phone' | 'subject' | 'message' | 'replies'>
>

/** A message made of what somebody wrote. */
export function newContactMessage(answers: ContactMessageAnswers, keys: EncryptionKeys, receivedAt?: Date) {
  const { name, email, phone = null, subject, message, kind, emailConfirmation } = answers
  const payload: ContactMessagePayload = { name, email, phone, subject, message, replies: [] }
  const isSuspectedSpam = isLikelySpam(answers, `${subject}\n${message}`)
  const contactMessage = Object.assign(new ContactMessage(), {
    state: 'new',
    kind: kind ?? 'message',
    isSuspectedSpam,
    isConfirmationRequested: emailConfirmation === true,
  })
  return fillEncryptedItem(contactMessage, 'CM', payload, keys, receivedAt)
}

/** Whether the confirmation that the sender asked for goes out, or is held until a person has seen that it is no spam. */
export const getConfirmation = ({
  isConfirmationRequested,
  isSuspectedSpam,
}: Pick<ContactMessage, 'isConfirmationRequested' | 'isSuspectedSpam'>) => ({
  hasEmailConfirmation: isConfirmationRequested && !isSuspectedSpam,
  isEmailHeld: isConfirmationRequested && isSuspectedSpam,
})
