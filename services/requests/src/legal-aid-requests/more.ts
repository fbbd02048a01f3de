/** What an applicant may add after sending: as it is sent, and as administrators read it. */
import { DayScalar } from '@access/service-kit'
import { Field, InputType, ObjectType } from 'type-graphql'
import type { More } from './more.rules.ts'

@InputType('MoreInput')
@ObjectType('RequestMore', { simpleResolvers: true })
export class RequestMore implements Partial<Record<keyof More, unknown>> {
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
