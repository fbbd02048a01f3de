/** Signing in and out, and who is signed in. */
import { type Context, NotSignedIn, Public, recordAuditEvent, validate } from '@access/service-kit'
import { LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Administrator, findAdministratorByEmail } from '../administrators/administrator.entity.ts'
import { credentials } from '../administrators/administrator.rules.ts'
import { dummyHash, verifyPassword } from '../administrators/passwords.ts'
import { getAuthSettings } from './auth-settings.ts'
import { parseDevice } from './device.ts'
import { createSession, deleteSession } from './session.entity.ts'
import { deleteSignInAttempts, recordSignInAttempt } from './sign-in-attempt.entity.ts'
import { signToken } from './signing-keys.ts'

const itemType = 'administrator'

/** The result of a sign-in. */
@ObjectType('Session', { simpleResolvers: true })
class SignInResult {
  @Field(() => String) token!: string
  @Field(() => Administrator) user!: Administrator
}

@Resolver()
export class SessionsResolver {
  // Both are nullable in GraphQL, so that the rules can report what is missing.
  @Public()
  @Mutation(() => SignInResult)
  async signIn(
    @Arg('email', () => String, { nullable: true }) email: string | null,
    @Arg('password', () => String, { nullable: true }) password: string | null,
    @Ctx() context: Context,
  ): Promise<SignInResult> {
    const input = validate(credentials, { email, password })
    await recordSignInAttempt(context, input.email)
    const administrator = await findAdministratorByEmail(context.em, input.email)
    const isPasswordCorrect = await verifyPassword(input.password, administrator?.passwordHash ?? dummyHash)
    const result = administrator && isPasswordCorrect ? await startSession(context, administrator) : null
    if (result) return result
    await recordFailedSignIn(context, administrator)
    // The same answer for a wrong password, an unknown address and an invited or disabled account, against enumeration.
    throw new NotSignedIn('Invalid credentials')
  }

  @Public()
  @Mutation(() => Boolean)
  async signOut(@Ctx() { em, administrator }: Context): Promise<boolean> {
    if (!administrator) return false
    return em.transactional(async (tx) => {
      const { id, sid, email } = administrator
      recordAuditEvent(tx, { actor: administrator, action: 'signed out', itemType, itemId: id, title: email })
      return deleteSession(tx, sid)
    })
  }

  @Public()
  @Query(() => Administrator, { nullable: true })
  me(@Ctx() { administrator }: Context) {
    return administrator
  }
}

function startSession(
  { em, settings, userAgent }: Context,
  { id, passwordHash }: Administrator,
): Promise<SignInResult | null> {
  return em.fork().transactional(async (tx) => {
    // Read again and locked: the password may have been reset, or the account disabled, while it was hashed.
    const user = await tx.findOne(
      Administrator,
      { id, passwordHash, disabledAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    if (!user) return null
    const ownSettings = getAuthSettings(settings)
    const session = await createSession(
      tx,
      { administrator: id, device: parseDevice(userAgent) },
      ownSettings,
    )
    user.lastSignedInAt = session.createdAt
    await deleteSignInAttempts(tx, user.email, settings.secret)
    recordAuditEvent(tx, { actor: user, action: 'signed in', itemType, itemId: id, title: user.email })
    const { email, name } = user
    return {
      user,
      token: signToken(ownSettings.keys, { id, email, name, sid: session.id }, session.expiresAt),
    }
  })
}

// An unknown address may be a password typed into the wrong field, so it is not recorded.
const recordFailedSignIn = ({ em }: Context, administrator: Administrator | null) =>
  em.transactional(async (tx) => {
    const subject = administrator
      ? { itemId: administrator.id, title: administrator.email }
      : { title: 'unknown address' }
    recordAuditEvent(tx, { actor: 'Somebody', action: 'failed to sign in', itemType, ...subject })
  })
