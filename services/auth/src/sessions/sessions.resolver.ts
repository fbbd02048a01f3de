/** Signing in and out, and who is signed in. */
import {
  type Context,
  hashAddress,
  NotSignedIn,
  Public,
  recordAuditEvent,
  SecondFactorNeeded,
  validate,
} from '@access/service-kit'
import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import {
  Administrator,
  findAdministratorByEmail,
  recordAccountEvent,
} from '../administrators/administrator.entity.ts'
import { signInSchema } from '../administrators/administrator.rules.ts'
import { dummyHash, verifyPassword } from '../administrators/passwords.ts'
import {
  createSecondFactorRequest,
  type GivenSecondFactor,
  isSecondFactorGiven,
  isTotpGiven,
  verifySecondFactor,
} from '../second-factors/second-factors.ts'
import { limitWrongCodes } from '../second-factors/wrong-code.entity.ts'
import { getAuthSettings } from './auth-settings.ts'
import { findKnownDevice } from './known-device.ts'
import { deleteSession } from './session.entity.ts'
import { type OwnCounter, recordSignInAttempt } from './sign-in-attempt.entity.ts'
import { startSession } from './start-session.ts'

const itemType = 'administrator'

/** The result of a sign-in. */
@ObjectType('Session', { simpleResolvers: true })
class SignInResult {
  @Field(() => String) token!: string
  @Field(() => Administrator) user!: Administrator
}

const text = (name: string) => Arg(name, () => String, { nullable: true })

@Resolver()
export class SessionsResolver {
  // All are nullable in GraphQL, so that the rules can report what is missing.
  @Public()
  @Mutation(() => SignInResult)
  async signIn(
    @text('email') email: string | null,
    @text('password') password: string | null,
    @text('totp') totp: string | null,
    @text('recoveryCode') recoveryCode: string | null,
    /** WebAuthn's response as JSON. */
    @text('passkey') passkey: string | null,
    @Ctx() context: Context,
  ): Promise<SignInResult> {
    const input = validate(signInSchema, { email, password, totp, recoveryCode, passkey })
    const device = await findKnownDevice(context, input.email)
    const counter: OwnCounter | null = device ? `device ${device}` : null
    await recordSignInAttempt(context, input.email, counter)

    const administrator = await findAdministratorByEmail(context.em, input.email)
    const isPasswordCorrect = await verifyPassword(
      input.password,
      administrator?.passwordHash ?? dummyHash,
      device ? { key: device, isKnown: true } : { key: context.clientIp, isKnown: false },
    )
    // Whatever the password is: who sees a code typed beside a wrong one must not be able to use it.
    const hasVerified = await verifyGivenFactor(context, administrator, isPasswordCorrect, input)
    if (!administrator || !isPasswordCorrect || administrator.status !== 'active')
      return rejectSignIn(context, administrator)
    if (administrator.hasSecondFactor && !hasVerified) await askForSecondFactor(context, administrator, input)
    return (
      (await startSession(context, administrator, counter)) ?? (await rejectSignIn(context, administrator))
    )
  }

  @Public()
  @Mutation(() => Boolean)
  async signOut(@Ctx() context: Context): Promise<boolean> {
    const administrator = context.administrator ?? context.restrictedAdministrator
    if (!administrator) return false
    // What answers this browser has cached. Not "storage", in which an applicant's unfinished request may lie.
    context.setResponseHeader('clear-site-data', '"cache"')
    return context.em.transactional(async (tx) => {
      recordAccountEvent(tx, administrator, administrator, 'signed out')
      return deleteSession(tx, administrator.sid)
    })
  }

  @Public()
  @Query(() => Administrator, { nullable: true })
  me(@Ctx() { administrator, restrictedAdministrator }: Context) {
    return administrator ?? restrictedAdministrator ?? null
  }
}

// An unknown address is looked up too, so that the answer takes as long.
async function verifyGivenFactor(
  context: Context,
  administrator: Administrator | null,
  isPasswordCorrect: boolean,
  secondFactor: GivenSecondFactor,
): Promise<boolean> {
  if (!isSecondFactorGiven(secondFactor)) return false
  const { em, settings } = context
  const id = administrator?.id ?? crypto.randomUUID()
  const verify = () => verifySecondFactor(em, id, secondFactor, getAuthSettings(settings))
  const isLimited = administrator?.hasSecondFactor && isPasswordCorrect && isTotpGiven(secondFactor)
  return isLimited ? limitWrongCodes(context, administrator, verify) : verify()
}

/** The password is right: only now anybody learns that there is a second factor. */
async function askForSecondFactor(
  { em, settings, clientIp }: Context,
  { id, email }: Administrator,
  secondFactor: GivenSecondFactor,
): Promise<never> {
  const isGiven = isSecondFactorGiven(secondFactor)
  if (isGiven)
    await em.transactional(async (tx) =>
      recordAccountEvent(tx, { id, email }, 'Somebody', 'gave a wrong second factor for', {
        addressHash: hashAddress(settings, clientIp),
      }),
    )
  throw new SecondFactorNeeded(
    isGiven ? 'That did not match. Try again' : 'Confirm that it is you, with your second factor',
    await createSecondFactorRequest(em, id, getAuthSettings(settings)),
  )
}

/** The same answer for a wrong password, an unknown address and an invited or disabled account, against enumeration. */
async function rejectSignIn(
  { em, settings, clientIp }: Context,
  administrator: Administrator | null,
): Promise<never> {
  await em.transactional(async (tx) => {
    // An unknown address may be a password typed into the wrong field, so it is not recorded.
    const subject = administrator
      ? { itemId: administrator.id, title: administrator.email }
      : { title: 'unknown address' }
    const addressHash = hashAddress(settings, clientIp)
    recordAuditEvent(tx, {
      actor: 'Somebody',
      addressHash,
      action: 'failed to sign in',
      itemType,
      ...subject,
    })
  })
  throw new NotSignedIn('Invalid credentials')
}
