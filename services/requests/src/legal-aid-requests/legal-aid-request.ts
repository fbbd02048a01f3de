/** A submitted ask for help. */
import { ContentType, Text } from '@access/service-kit'
import { Field } from 'type-graphql'
import { SealedItem, sealedInto } from '../sealedItem.ts'
import type { SealingKeys } from '../sealing.ts'
import type { LegalAidRequestAnswers } from './legal-aid-request.rules.ts'

/** Status, category and urgency stay readable, so that the inbox can be sorted; the rest is read by opening it. */
@ContentType('LegalAidRequest')
export class LegalAidRequest extends SealedItem {
  @Text() status!: string
  @Text() category!: string
  @Text() urgency!: string

  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => String, { nullable: true }) phone?: string
  @Field(() => String, { nullable: true }) description?: string
  @Field(() => String, { nullable: true }) income?: string
  @Field(() => String, { nullable: true }) householdSize?: string
}

/** A request made of what an applicant answered; always new, whatever they sent as its status. */
export function newLegalAidRequest(answers: LegalAidRequestAnswers, keys: SealingKeys, receivedAt?: Date) {
  const { name, email, phone, description, category, urgency, eligibilityData } = answers
  const told = { name, email, phone, description, ...eligibilityData }
  const request = sealedInto(new LegalAidRequest(), 'LA', told, keys, receivedAt)
  return Object.assign(request, { status: 'new', category, urgency })
}
