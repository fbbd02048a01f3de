/** What an applicant may add, as it is sent. */
import { DayScalar } from '@access/service-kit'
import { Field, InputType } from 'type-graphql'
import type { More } from '../legal-aid-requests/more.rules.ts'

@InputType()
export class MoreInput implements Partial<Record<keyof More, unknown>> {
  @Field(() => [String], { nullable: true }) safeWays?: string[]
  @Field(() => String, { nullable: true }) safeHours?: string
  @Field(() => Boolean, { nullable: true }) leaveMessage?: boolean
  @Field(() => String, { nullable: true }) senderName?: string
  @Field(() => String, { nullable: true }) language?: string
  @Field(() => Boolean, { nullable: true }) interpreter?: boolean
  @Field(() => String, { nullable: true }) otherSide?: string
  @Field(() => DayScalar, { nullable: true }) courtDate?: string
  @Field(() => String, { nullable: true }) accessNeeds?: string
}
