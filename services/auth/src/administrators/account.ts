/** What of an administrator can be changed: the name by anyone who may manage, the password by themselves. */
import { type Context, check, Invalid, isUuid, NotFound, NotSignedIn, record } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { countAttempt, forgetAttempts } from '../sessions/attempt.ts'
import { Session } from '../sessions/session.ts'
import { changingPassword, renaming } from './administrator.rules.ts'
import { Administrator } from './administrator.ts'
import { hashPassword, isPassword } from './passwords.ts'

type Acting = NonNullable<Context['administrator']>

const noun = 'administrator'

/** Gives another name, by which the audit calls them from now on. */
export async function rename(
  em: EntityManager,
  by: Acting,
  { id, ...typed }: { id: string; name: string | null },
): Promise<Administrator> {
  const { name } = check(renaming, typed)
  return em.transactional(async (inside) => {
    const administrator = isUuid(id) ? await inside.findOne(Administrator, { id }) : null
    if (!administrator) throw new NotFound(noun, id)
    administrator.name = name
    record(inside, {
      who: by.name,
      action: 'renamed',
      noun,
      itemId: id,
      title: administrator.email,
      fields: ['name'],
    })
    return administrator
  })
}

/** Sets another password for whoever asks and ends their other sessions; the current one is asked for, and guessed at as slowly as in signing in. */
export async function changePassword(
  context: Context,
  { id, sid, name, email }: Acting,
  typed: { current: string | null; password: string | null },
): Promise<Administrator> {
  const { current, password } = check(changingPassword(email), typed)
  await countAttempt(context, email)
  const { em, settings } = context
  const { passwordHash: before } = await em.fork().findOneOrFail(Administrator, id)
  if (before === null || !(await isPassword(current, before))) {
    await em.transactional(async (inside) =>
      record(inside, {
        who: name,
        action: 'failed to change the password of',
        noun,
        itemId: id,
        title: email,
      }),
    )
    throw new Invalid({ current: 'This is not your current password' })
  }

  const passwordHash = await hashPassword(password)
  return em.transactional(async (inside) => {
    // Asked again, and held: somebody may have reset it, or disabled them, while we were hashing.
    const standing = { id, passwordHash: before, disabledAt: null }
    const administrator = await inside.findOne(Administrator, standing, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    })
    if (!administrator) throw new NotSignedIn()
    administrator.passwordHash = passwordHash
    await inside.nativeDelete(Session, { administrator: id, id: { $ne: sid } })
    await forgetAttempts(inside, email, settings.secret)
    record(inside, { who: name, action: 'changed the password of', noun, itemId: id, title: email })
    return administrator
  })
}
