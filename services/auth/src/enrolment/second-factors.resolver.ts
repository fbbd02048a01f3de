/** One's own second factors: the list, authenticator app and recovery codes. */
import {
  type Context,
  InstantScalar,
  Invalid,
  NotFound,
  requireSessionOwner,
  SessionOwner,
  StepUp,
} from '@access/service-kit'
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { recordAccountEvent } from '../administrators/administrator.entity.ts'
import { fetchOrganisationName } from '../second-factors/organisation-name.ts'
import { Passkey } from '../second-factors/passkeys.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '../second-factors/recovery-codes.ts'
import { updateEnrolment } from '../second-factors/second-factors.ts'
import { confirmTotpSecret, createTotpSecret, TotpAuthenticator } from '../second-factors/totp.ts'
import { getAuthSettings } from '../sessions/auth-settings.ts'
import { changeOwnAccount, finishEnrolment } from './enrolment.ts'

@ObjectType('Passkey', { simpleResolvers: true })
export class PasskeyDetails {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => InstantScalar) createdAt!: Date
  @Field(() => InstantScalar, { nullable: true }) lastUsedAt!: Date | null
}

@ObjectType('SecondFactors', { simpleResolvers: true })
class SecondFactors {
  @Field(() => [PasskeyDetails]) passkeys!: PasskeyDetails[]
  /** Since when there is an authenticator app. */
  @Field(() => InstantScalar, { nullable: true }) totpEnrolledAt!: Date | null
  @Field(() => Int) recoveryCodeCount!: number
}

/** The secret of an authenticator app, shown until a first code confirms it. */
@ObjectType('TotpSecret', { simpleResolvers: true })
class TotpSecret {
  @Field(() => String) secret!: string
  /** What the QR code says. */
  @Field(() => String) uri!: string
}

@ObjectType('EnrolledSecondFactor', { simpleResolvers: true })
export class EnrolledSecondFactor {
  /** With the first second factor; they are shown this once. */
  @Field(() => [String]) recoveryCodes!: string[]
}

@Resolver()
export class SecondFactorsResolver {
  @SessionOwner()
  @Query(() => SecondFactors)
  async secondFactors(@Ctx() context: Context): Promise<SecondFactors> {
    const { id: administrator } = requireSessionOwner(context)
    const { em } = context
    const confirmed = { administrator, confirmedAt: { $ne: null } }
    return {
      passkeys: await em.find(Passkey, { administrator }, { orderBy: { createdAt: 'asc', id: 'asc' } }),
      totpEnrolledAt: (await em.findOne(TotpAuthenticator, confirmed))?.confirmedAt ?? null,
      recoveryCodeCount: await countRecoveryCodes(em, administrator),
    }
  }

  @SessionOwner()
  @StepUp()
  @Mutation(() => TotpSecret)
  async startTotpEnrolment(@Ctx() context: Context): Promise<TotpSecret> {
    const { secretKey } = getAuthSettings(context.settings)
    const organisationName = await fetchOrganisationName(context)
    return createTotpSecret(context.em, requireSessionOwner(context), { secretKey, organisationName })
  }

  @SessionOwner()
  @StepUp()
  @Mutation(() => EnrolledSecondFactor)
  finishTotpEnrolment(
    @Arg('code', () => String, { nullable: true }) code: string | null,
    @Ctx() context: Context,
  ): Promise<EnrolledSecondFactor> {
    const { secretKey } = getAuthSettings(context.settings)
    return changeOwnAccount(context, async (em, account, actor) => {
      if (!(await confirmTotpSecret(em, account.id, code ?? '', secretKey)))
        throw new Invalid({ code: 'This code does not match. Enter the one that the app shows now' })
      return { recoveryCodes: await finishEnrolment(em, account, actor, 'added an authenticator app to') }
    })
  }

  @SessionOwner()
  @StepUp()
  @Mutation(() => Boolean)
  removeTotp(@Ctx() context: Context): Promise<boolean> {
    return changeOwnAccount(context, async (em, account, actor) => {
      const count = await em.nativeDelete(TotpAuthenticator, { administrator: account.id })
      if (count === 0) throw new NotFound('authenticator app')
      await updateEnrolment(em, account)
      recordAccountEvent(em, account, actor, 'removed the authenticator app of')
      return true
    })
  }

  /** Ten new recovery codes; all others are no longer valid. */
  @SessionOwner()
  @StepUp()
  @Mutation(() => [String])
  renewRecoveryCodes(@Ctx() context: Context): Promise<string[]> {
    return changeOwnAccount(context, async (em, account, actor) => {
      if (!account.hasSecondFactor)
        throw new Invalid({ codes: 'Add a passkey or an authenticator app first' })
      recordAccountEvent(em, account, actor, 'renewed the recovery codes of')
      return replaceRecoveryCodes(em, account.id)
    })
  }
}
