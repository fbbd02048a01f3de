/** A message somebody wrote to the office. */
import { ContentType } from '@access/service-kit'
import { Field } from 'type-graphql'
import { SealedItem, sealedInto } from '../sealedItem.ts'
import type { SealingKeys } from '../sealing.ts'
import type { ContactMessageAnswers } from './contact-message.rules.ts'

/** Everything in it is sealed, the subject too: it often says what the trouble is. */
@ContentType('ContactMessage')
export class ContactMessage extends SealedItem {
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => String, { nullable: true }) phone?: string | null
  @Field(() => String, { nullable: true }) subject?: string
  @Field(() => String, { nullable: true }) message?: string
}

/** A message made of what somebody wrote. */
export function newContactMessage(answers: ContactMessageAnswers, keys: SealingKeys, receivedAt?: Date) {
  const { name, email, phone = null, subject, message } = answers
  return sealedInto(new ContactMessage(), 'CM', { name, email, phone, subject, message }, keys, receivedAt)
}
