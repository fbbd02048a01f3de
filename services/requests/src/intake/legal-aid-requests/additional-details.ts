/** What an applicant may add after sending: as it is sent, and as administrators read it. */
import { Field, InputType, ObjectType } from 'type-graphql'
import type { OfficeSettings } from '../../platform/office/office-settings.ts'
import { type AdditionalDetailsValues, ownSenderName } from './additional-details.rules.ts'

@InputType('AdditionalDetailsInput')
@ObjectType('AdditionalDetails', { simpleResolvers: true })
export class AdditionalDetails implements Partial<Record<keyof AdditionalDetailsValues, unknown>> {
  @Field(() => [String], { nullable: true }) safeContactMethods?: string[]
  @Field(() => String, { nullable: true }) safeContactHours?: string
  @Field(() => Boolean, { nullable: true }) leaveMessage?: boolean
  @Field(() => String, { nullable: true }) senderName?: string
  @Field(() => String, { nullable: true }) language?: string
  @Field(() => Boolean, { nullable: true }) interpreter?: boolean
  @Field(() => String, { nullable: true }) adverseParty?: string
  @Field(() => String, { nullable: true }) accessNeeds?: string
}

/** The details with the name that is on our emails now. */
export const showSenderName = (
  details: AdditionalDetailsValues,
  { name }: Pick<OfficeSettings, 'name'>,
): AdditionalDetails => (details.senderName === ownSenderName ? { ...details, senderName: name } : details)
