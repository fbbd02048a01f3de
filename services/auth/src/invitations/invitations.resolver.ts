/** Inviting administrators, and what whoever was invited asks before anybody knows them. */
import { administratorsOnly, type Context, check, InstantScalar } from '@access/service-kit'
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Account } from '../administrators/accountType.ts'
import { invitation as rules } from '../administrators/administrator.rules.ts'
import type { Administrator } from '../administrators/administrator.ts'
import { accept, type Invitation, invite, inviteAgain, invitedBy, withdraw } from './invitation.ts'
import { postInvitation } from './postInvitation.ts'

/** What inviting gives, this once: the link's secret is kept nowhere. */
@ObjectType('SentInvitation', { simpleResolvers: true })
class SentInvitation {
  @Field(() => Account) account!: Account
  @Field(() => String) token!: string
  /** Whether a mail with the link is on its way. */
  @Field(() => Boolean) isMailed!: boolean
}

/** An invitation as its holder sees it. */
@ObjectType('Invitation', { simpleResolvers: true })
class OpenInvitation {
  @Field(() => String) email!: string
  @Field(() => String) name!: string
  @Field(() => InstantScalar) invitedUntil!: Date
}

@Resolver()
export class InvitationsResolver {
  // Both may be left out as far as GraphQL is concerned, so that the rules can name what is missing.
  @Mutation(() => SentInvitation)
  async inviteAdministrator(
    @Arg('email', () => String, { nullable: true }) email: string | null,
    @Arg('name', () => String, { nullable: true }) name: string | null,
    @Ctx() context: Context,
  ): Promise<SentInvitation> {
    const { name: who } = administratorsOnly(context)
    return posted(context, who, await invite(context.em, who, check(rules, { email, name })))
  }

  @Mutation(() => SentInvitation)
  async inviteAdministratorAgain(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<SentInvitation> {
    const { name: who } = administratorsOnly(context)
    return posted(context, who, await inviteAgain(context.em, who, id))
  }

  @Mutation(() => Account)
  withdrawInvitation(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Administrator> {
    const { name: who } = administratorsOnly(context)
    return withdraw(context.em, who, id)
  }

  /** For whoever holds the link; null for one that is worth nothing, for whatever reason. */
  @Query(() => OpenInvitation, { nullable: true })
  invitation(@Arg('token', () => String) token: string, @Ctx() { em }: Context) {
    return invitedBy(em, token)
  }

  @Mutation(() => Account)
  acceptInvitation(
    @Arg('token', () => String) token: string,
    @Arg('password', () => String, { nullable: true }) password: string | null,
    @Ctx() { em }: Context,
  ): Promise<Administrator> {
    return accept(em, token, password)
  }
}

// After the commit: a mail must not lead to an invitation that never came to be.
async function posted({ settings }: Context, who: string, invitation: Invitation): Promise<SentInvitation> {
  const isMailed = await postInvitation(settings, invitation, who)
  return { account: invitation.administrator, token: invitation.token, isMailed }
}
