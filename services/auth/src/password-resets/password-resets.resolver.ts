/** A forgotten password: the link is asked for, read and used without being signed in. */
import { type Context, describeError, hashAddress, Public, validate } from '@access/service-kit'
import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { passwordResetRequest } from '../administrators/administrator.rules.ts'
import { recordResetAttempt } from '../sessions/sign-in-attempt.entity.ts'
import { findResetAccount, resetPasswordByLink, sendPasswordReset } from './reset-password.ts'

/** Whose password a link resets. */
@ObjectType('PasswordReset', { simpleResolvers: true })
class PasswordResetDetails {
  @Field(() => String) email!: string
}

@Resolver()
export class PasswordResetsResolver {
  /** Always true. */
  @Public()
  @Mutation(() => Boolean)
  async requestPasswordReset(
    @Arg('email', () => String, { nullable: true }) typedEmail: string | null,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { email } = validate(passwordResetRequest, { email: typedEmail })
    await recordResetAttempt(context, email)
    const { em, settings, clientIp, log } = context
    const addressHash = hashAddress(settings, clientIp)
    // Not awaited: the answer must not take longer for an account that exists.
    sendPasswordReset(em.fork(), settings, { email, addressHash }).catch((error) =>
      log.error(describeError(error), 'a password reset was not sent'),
    )
    return true
  }

  /** Null when the link is invalid, for whatever reason. */
  @Public()
  @Query(() => PasswordResetDetails, { nullable: true })
  passwordReset(@Arg('token', () => String) token: string, @Ctx() { em }: Context) {
    return findResetAccount(em, token)
  }

  @Public()
  @Mutation(() => Boolean)
  async resetPassword(
    @Arg('token', () => String) token: string,
    @Arg('password', () => String, { nullable: true }) password: string | null,
    @Ctx() { em, settings, clientIp }: Context,
  ): Promise<boolean> {
    await resetPasswordByLink(em, token, password, hashAddress(settings, clientIp))
    return true
  }
}
