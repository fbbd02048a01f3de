/** An administrator as administrators see each other: whether they can sign in, and when they last did. */
import { InstantScalar } from '@access/service-kit'
import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType('Account', { simpleResolvers: true })
export class Account {
  @Field(() => ID) id!: string
  @Field(() => String) email!: string
  @Field(() => String) name!: string
  /** 'active', 'invited' or 'disabled'. */
  @Field(() => String) status!: string
  @Field(() => InstantScalar, { nullable: true }) lastSignedInAt!: Date | null
  /** How long the link of an invitation is good. */
  @Field(() => InstantScalar, { nullable: true }) invitedUntil!: Date | null
}
