/** Invitations of administrators, and their acceptance without being signed in. */
import {
  Authorized,
  type Context,
  hashAddress,
  InstantScalar,
  Public,
  requireAdministrator,
  StepUp,
  validate,
} from '@access/service-kit'
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Account } from '../accounts/account-type.ts'
import type { Administrator } from '../administrators/administrator.entity.ts'
import { invitationSchema as rules } from '../administrators/administrator.rules.ts'
import {
  acceptInvitation,
  createInvitation,
  findInvitedAdministrator,
  type Invitation,
  renewInvitation,
  requestInvitationEmail,
  withdrawInvitation,
} from './manage-invitation.ts'

/** The result of an invitation: the token is returned once and stored nowhere. */
@ObjectType('SentInvitation', { simpleResolvers: true })
class SentInvitation {
  @Field(() => Account) account!: Account
  @Field(() => String) token!: string
  /** Whether an e-mail with the link was sent. */
  @Field(() => Boolean) isEmailSent!: boolean
}

/** An invitation as the invited person sees it. */
@ObjectType('Invitation', { simpleResolvers: true })
class PendingInvitation {
  @Field(() => String) email!: string
  @Field(() => String) name!: string
  @Field(() => InstantScalar) invitationExpiresAt!: Date
}

@Resolver()
export class InvitationsResolver {
  // All are nullable in GraphQL, so that the rules can report what is missing.
  @Authorized('manageAccounts')
  @StepUp()
  @Mutation(() => SentInvitation)
  async inviteAdministrator(
    @Arg('email', () => String, { nullable: true }) email: string | null,
    @Arg('name', () => String, { nullable: true }) name: string | null,
    @Arg('role', () => String, { nullable: true }) role: string | null,
    @Ctx() context: Context,
  ): Promise<SentInvitation> {
    const actor = requireAdministrator(context)
    return sendInvitation(
      context,
      actor,
      await createInvitation(context.em, actor, validate(rules, { email, name, role })),
    )
  }

  @Authorized('manageAccounts')
  @StepUp()
  @Mutation(() => SentInvitation)
  async resendInvitation(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<SentInvitation> {
    const actor = requireAdministrator(context)
    return sendInvitation(context, actor, await renewInvitation(context.em, actor, id))
  }

  @Authorized('manageAccounts')
  @Mutation(() => Account)
  withdrawInvitation(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Administrator> {
    const actor = requireAdministrator(context)
    return withdrawInvitation(context.em, actor, id)
  }

  /** The invitation of a link; null when the link is invalid, for whatever reason. */
  @Public()
  @Query(() => PendingInvitation, { nullable: true })
  invitation(@Arg('token', () => String) token: string, @Ctx() { em }: Context) {
    return findInvitedAdministrator(em, token)
  }

  @Public()
  @Mutation(() => Account)
  acceptInvitation(
    @Arg('token', () => String) token: string,
    @Arg('password', () => String, { nullable: true }) password: string | null,
    @Ctx() { em, settings, clientIp }: Context,
  ): Promise<Administrator> {
    return acceptInvitation(em, token, password, hashAddress(settings, clientIp))
  }
}

// After the commit: an e-mail must not link to an invitation that was rolled back.
async function sendInvitation(
  { settings }: Context,
  actor: NonNullable<Context['administrator']>,
  invitation: Invitation,
): Promise<SentInvitation> {
  const isEmailSent = await requestInvitationEmail(settings, invitation, actor)
  return { account: invitation.administrator, token: invitation.token, isEmailSent }
}
