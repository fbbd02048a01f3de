/** Signing in and out, and who is signed in. */
import { type Context, check, NotSignedIn, record } from '@access/service-kit'
import { LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { credentials } from '../administrators/administrator.rules.ts'
import { Administrator } from '../administrators/administrator.ts'
import { administratorAt } from '../administrators/administrators.ts'
import { isPassword, nobodysHash } from '../administrators/passwords.ts'
import { authSettings } from '../settings.ts'
import { countAttempt, forgetAttempts } from './attempt.ts'
import { deviceIn } from './device.ts'
import { beginSession, endSession } from './session.ts'
import { signToken } from './tokens.ts'

const noun = 'administrator'

/** What signing in gives. */
@ObjectType('Session', { simpleResolvers: true })
class SignedIn {
  @Field(() => String) token!: string
  @Field(() => Administrator) user!: Administrator
}

@Resolver()
export class SessionsResolver {
  // Both may be left out as far as GraphQL is concerned, so that the rules can name what is missing.
  @Mutation(() => SignedIn)
  async signIn(
    @Arg('email', () => String, { nullable: true }) email: string | null,
    @Arg('password', () => String, { nullable: true }) password: string | null,
    @Ctx() context: Context,
  ): Promise<SignedIn> {
    const typed = check(credentials, { email, password })
    await countAttempt(context, typed.email)
    const found = await administratorAt(context.em, typed.email)
    const isRight = await isPassword(typed.password, found?.passwordHash ?? nobodysHash)
    const signedIn = found && isRight ? await begin(context, found) : null
    if (signedIn) return signedIn
    await recordFailure(context, found)
    // One answer for a wrong password, an unknown address and one that is invited or disabled: none says which are ours.
    throw new NotSignedIn('Invalid credentials')
  }

  @Mutation(() => Boolean)
  async signOut(@Ctx() { em, administrator }: Context): Promise<boolean> {
    if (!administrator) return false
    return em.transactional(async (inside) => {
      const { id, sid, name, email } = administrator
      record(inside, { who: name, action: 'signed out', noun, itemId: id, title: email })
      return endSession(inside, sid)
    })
  }

  @Query(() => Administrator, { nullable: true })
  me(@Ctx() { administrator }: Context) {
    return administrator
  }
}

function begin(
  { em, settings, agent }: Context,
  { id, passwordHash }: Administrator,
): Promise<SignedIn | null> {
  return em.fork().transactional(async (inside) => {
    // Asked again, and held: the password may have been reset, or they disabled, while we were hashing.
    const user = await inside.findOne(
      Administrator,
      { id, passwordHash, disabledAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    if (!user) return null
    const own = authSettings(settings)
    const session = await beginSession(inside, { administrator: id, device: deviceIn(agent) }, own)
    user.lastSignedInAt = session.createdAt
    await forgetAttempts(inside, user.email, settings.secret)
    record(inside, { who: user.name, action: 'signed in', noun, itemId: id, title: user.email })
    const { email, name } = user
    return { user, token: signToken(own.keys, { id, email, name, sid: session.id }, session.expiresAt) }
  })
}

// An address that is not ours may be a password typed into the wrong field, so it is not written down.
const recordFailure = ({ em }: Context, found: Administrator | null) =>
  em.transactional(async (inside) => {
    const of = found ? { itemId: found.id, title: found.email } : { title: 'unknown address' }
    record(inside, { who: 'Somebody', action: 'failed to sign in', noun, ...of })
  })
