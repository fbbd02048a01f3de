/** The session of a request: how long it lasts, what restricts it, and the confirmation that it is its owner. */
import {
  type Context,
  Invalid,
  NotSignedIn,
  Public,
  requireSessionOwner,
  SessionOwner,
  validate,
} from '@access/service-kit'
import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Administrator, recordAccountEvent } from '../administrators/administrator.entity.ts'
import { confirmationSchema } from '../administrators/administrator.rules.ts'
import { dummyHash, verifyPassword } from '../administrators/passwords.ts'
import {
  createSecondFactorRequest,
  isTotpGiven,
  verifySecondFactor,
} from '../second-factors/second-factors.ts'
import { limitWrongCodes } from '../second-factors/wrong-code.entity.ts'
import { getAuthSettings } from './auth-settings.ts'
import { type ActiveSession, findActiveSession, Session } from './session.entity.ts'
import { deleteSignInAttempts, recordSignInAttempt } from './sign-in-attempt.entity.ts'

@ObjectType('CurrentSession', { simpleResolvers: true })
class CurrentSession {
  /** Seconds until it ends unless its owner does something. No clock of a browser is right enough for a time of day. */
  @Field(() => Int) idleTimeLeft!: number
  /** Seconds until it ends in any case. */
  @Field(() => Int) timeLeft!: number
  /** 'passwordChange' or 'secondFactorEnrolment': nothing else may be done before. */
  @Field(() => String, { nullable: true }) restriction!: string | null
  @Field(() => Boolean) hasSecondFactor!: boolean
}

/** What the owner of a session is asked for. */
@ObjectType('SecondFactorChallenge', { simpleResolvers: true })
class SecondFactorChallenge {
  /** Any one of 'passkey', 'totp' and 'recoveryCode'; none where the password is asked for. */
  @Field(() => [String]) methods!: string[]
  /** For `navigator.credentials.get`, as JSON. */
  @Field(() => String, { nullable: true }) passkeyOptions!: string | null
}

const text = (name: string) => Arg(name, () => String, { nullable: true })

@Resolver()
export class CurrentSessionResolver {
  /** Null for anyone who is not signed in. Asked in the background it does not keep the session from becoming idle. */
  @Public()
  @Query(() => CurrentSession, { nullable: true })
  async currentSession(@Ctx() context: Context): Promise<CurrentSession | null> {
    const active = await findOwnSession(context)
    return active && toCurrentSession(active, context)
  }

  /** Somebody is here: the session begins to be idle now. */
  @SessionOwner()
  @Mutation(() => CurrentSession)
  async extendSession(@Ctx() context: Context): Promise<CurrentSession> {
    const { sid } = requireSessionOwner(context)
    await context.em.nativeUpdate(Session, { id: sid }, { lastUsedAt: new Date() })
    return toCurrentSession(await requireOwnSession(context), context)
  }

  @SessionOwner()
  @Mutation(() => SecondFactorChallenge)
  async requestSecondFactorChallenge(@Ctx() context: Context): Promise<SecondFactorChallenge> {
    const { owner } = await requireOwnSession(context)
    if (!owner.hasSecondFactor) return { methods: [], passkeyOptions: null }
    const request = await createSecondFactorRequest(context.em, owner.id, getAuthSettings(context.settings))
    const { secondFactor: methods, passkeyOptions = null } = request
    return { methods, passkeyOptions: passkeyOptions && JSON.stringify(passkeyOptions) }
  }

  /** Step-up authentication: by a second factor where there is one, by the password otherwise. */
  @SessionOwner()
  @Mutation(() => CurrentSession)
  async confirmIdentity(
    @text('password') password: string | null,
    @text('totp') totp: string | null,
    @text('recoveryCode') recoveryCode: string | null,
    @text('passkey') passkey: string | null,
    @Ctx() context: Context,
  ): Promise<CurrentSession> {
    const { em, settings } = context
    const secondFactor = validate(confirmationSchema, { password, totp, recoveryCode, passkey })
    const { owner, session } = await requireOwnSession(context)
    await recordSignInAttempt(context, owner.email, `session ${session.id}`)
    const verifyFactor = () => verifySecondFactor(em, owner.id, secondFactor, getAuthSettings(settings))
    const isConfirmed = owner.hasSecondFactor
      ? await (isTotpGiven(secondFactor) ? limitWrongCodes(context, owner, verifyFactor) : verifyFactor())
      : await verifyPassword(secondFactor.password ?? '', owner.passwordHash ?? dummyHash, {
          key: owner.id,
          isKnown: true,
        })
    if (!isConfirmed) return rejectConfirmation(context, owner)
    session.verifiedAt = new Date()
    await em.flush()
    await deleteSignInAttempts(em, owner.email, settings.secret, `session ${session.id}`)
    return toCurrentSession({ ...(await requireOwnSession(context)), session }, context)
  }
}

const findOwnSession = async ({ em, administrator, restrictedAdministrator, settings }: Context) => {
  const sid = (administrator ?? restrictedAdministrator)?.sid
  if (!sid) return null
  return findActiveSession(em, sid, getAuthSettings(settings), { isBackground: true })
}

async function requireOwnSession(context: Context): Promise<ActiveSession> {
  const active = await findOwnSession(context)
  if (!active) throw new NotSignedIn()
  return active
}

function toCurrentSession(
  { session: { lastUsedAt, expiresAt }, owner, restriction }: ActiveSession,
  { settings }: Context,
): CurrentSession {
  const { idleTimeoutMs } = getAuthSettings(settings)
  const countSeconds = (end: number) => Math.max(Math.floor((end - Date.now()) / 1000), 0)
  return {
    idleTimeLeft: countSeconds(lastUsedAt.getTime() + idleTimeoutMs),
    timeLeft: countSeconds(expiresAt.getTime()),
    restriction,
    hasSecondFactor: owner.hasSecondFactor,
  }
}

async function rejectConfirmation(context: Context, owner: Administrator): Promise<never> {
  await context.em.transactional(async (tx) =>
    recordAccountEvent(tx, owner, requireSessionOwner(context), 'failed to confirm their identity as'),
  )
  throw new Invalid(
    owner.hasSecondFactor
      ? { secondFactor: 'That did not match. Try again' }
      : { password: 'This is not your current password' },
  )
}
