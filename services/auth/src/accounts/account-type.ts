/** An account as administrators see it: whether it can sign in, and when it last did. */
import { InstantScalar } from '@access/service-kit'
import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType('Account', { simpleResolvers: true })
export class Account {
  @Field(() => ID) id!: string
  @Field(() => String) email!: string
  @Field(() => String) name!: string
  /** As `roles.rules` has them. */
  @Field(() => String) role!: string
  /** 'active', 'invited' or 'disabled'. */
  @Field(() => String) status!: string
  @Field(() => InstantScalar, { nullable: true }) lastSignedInAt!: Date | null
  @Field(() => Boolean) hasSecondFactor!: boolean
  /** When the link of the invitation expires. */
  @Field(() => InstantScalar, { nullable: true }) invitationExpiresAt!: Date | null
}

/** A colleague to whom requests are assigned: no more than that takes. */
@ObjectType('StaffMember', { simpleResolvers: true })
export class StaffMember {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  /** 'active', 'invited' or 'disabled'. */
  @Field(() => String) status!: string
}
