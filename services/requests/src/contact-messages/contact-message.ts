/** A message somebody wrote to the office, and what the office answered. */
import { ContentType, Flag, InstantScalar, Text } from '@access/service-kit'
import { Field, ObjectType } from 'type-graphql'
import { SealedItem, sealedInto } from '../sealedItem.ts'
import type { SealingKeys } from '../sealing.ts'
import { isSuspected } from '../tellTales.rules.ts'
import type { ContactMessageAnswers } from './contact-message.rules.ts'

/** One answer of the office. It is sealed with the message, and goes out by mail. */
@ObjectType('ContactAnswer', { simpleResolvers: true })
export class ContactAnswer {
  @Field(() => InstantScalar) at!: string
  /** The administrator's name. */
  @Field(() => String) who!: string
  @Field(() => String) text!: string
}

/** Everything in it is sealed, the subject too: it often says what the trouble is. */
@ContentType('ContactMessage')
export class ContactMessage extends SealedItem {
  @Text({ otherwise: 'new' }) state!: string
  @Flag({ otherwise: false }) suspected!: boolean
  /** The legal aid request that it has become. */
  @Text({ optional: true, index: true }) requestId: string | null = null
  @Field(() => String, { nullable: true }) requestReference?: string | null
  /** Nobody has looked at the names in that request yet: what was written is closed to whoever asks. */
  @Field(() => Boolean, { nullable: true }) isShut?: boolean

  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => String, { nullable: true }) phone?: string | null
  @Field(() => String, { nullable: true }) subject?: string
  @Field(() => String, { nullable: true }) message?: string
  @Field(() => [ContactAnswer], { nullable: true }) answers?: ContactAnswer[]
}

/** What is sealed of it. */
export type ToldInMessage = Required<
  Pick<ContactMessage, 'name' | 'email' | 'phone' | 'subject' | 'message' | 'answers'>
>

/** A message made of what somebody wrote. */
export function newContactMessage(answers: ContactMessageAnswers, keys: SealingKeys, receivedAt?: Date) {
  const { name, email, phone = null, subject, message } = answers
  const told: ToldInMessage = { name, email, phone, subject, message, answers: [] }
  const suspected = isSuspected(answers, `${subject}\n${message}`)
  const made = Object.assign(new ContactMessage(), { state: 'new', suspected })
  return sealedInto(made, 'CM', told, keys, receivedAt)
}
