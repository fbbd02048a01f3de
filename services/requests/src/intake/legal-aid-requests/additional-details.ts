/** What an applicant may add after sending: as it is sent, and as administrators read it. */
import { Field, InputType, ObjectType } from 'type-graphql'
import type { OfficeSettings } from '../../platform/office/office-settings.ts'
import { type AdditionalDetailsValues, getLanguageHelp, ownSenderName } from './additional-details.rules.ts'

@InputType('AdditionalDetailsInput')
@ObjectType('AdditionalDetails', { simpleResolvers: true })
export class AdditionalDetails implements Partial<Record<keyof AdditionalDetailsValues, unknown>> {
  @Field(() => [String], { nullable: true }) safeContactMethods?: string[]
  @Field(() => String, { nullable: true }) safeContactHours?: string
  @Field(() => String, { nullable: true }) callBackWindow?: string
  @Field(() => Boolean, { nullable: true }) leaveMessage?: boolean
  @Field(() => Boolean, { nullable: true }) sayWhoIsCalling?: boolean
  @Field(() => String, { nullable: true }) postalAddress?: string
  @Field(() => String, { nullable: true }) senderName?: string
  @Field(() => String, { nullable: true }) language?: string
  @Field(() => Boolean, { nullable: true }) interpreter?: boolean
  @Field(() => String, { nullable: true }) languageHelp?: string
  @Field(() => String, { nullable: true }) adverseParty?: string
  @Field(() => String, { nullable: true }) accessNeeds?: string
}

/** The details as staff read them: with the name that is on our emails now. */
export const formatDetails = (
  details: AdditionalDetailsValues,
  { name }: Pick<OfficeSettings, 'name'>,
): AdditionalDetails => {
  const languageHelp = getLanguageHelp(details)
  return {
    ...details,
    ...(details.senderName === ownSenderName && { senderName: name }),
    ...(languageHelp && { languageHelp }),
  }
}
