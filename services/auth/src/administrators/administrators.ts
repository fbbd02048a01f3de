/** Making administrators, giving them another password, and telling whether a password is theirs. */
import { record } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Session } from '../sessions/session.ts'
import { Administrator, addressOf } from './administrator.ts'
import { hashPassword, isPassword, randomPassword } from './passwords.ts'

const noun = 'administrator'

/** The administrator with this address, however it is typed. */
export const administratorAt = (em: EntityManager, email: string) =>
  em.findOne(Administrator, { email: addressOf(email) })

/** Makes an administrator who is the first. Nobody signed in did it, so the audit says that the start did. */
export async function makeFirst(em: EntityManager, email: string, password: string): Promise<Administrator> {
  const passwordHash = await hashPassword(password)
  const first = Object.assign(new Administrator(), {
    email: addressOf(email),
    name: 'Administrator',
    passwordHash,
  })
  em.persist(first)
  record(em, { who: 'First start', action: 'created', noun, itemId: first.id, title: first.email })
  return first
}

/** Gives the administrator a new random password, ends every session of theirs, and returns the password. */
export async function resetPassword(em: EntityManager, { id, email }: Administrator): Promise<string> {
  const password = randomPassword()
  const passwordHash = await hashPassword(password)
  await em.transactional(async (inside) => {
    // Locked, so that whoever signs in with the old password at this moment is not left with a session.
    const administrator = await inside.findOneOrFail(Administrator, id, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    })
    // A link by which another password could be chosen is worth nothing now.
    Object.assign(administrator, { passwordHash, invitationHash: null, invitedUntil: null })
    await inside.nativeDelete(Session, { administrator: id })
    record(inside, { who: 'Command line', action: 'reset the password of', noun, itemId: id, title: email })
  })
  return password
}

/** Whether this is the administrator's password at the moment. */
export async function isCurrentPassword(
  em: EntityManager,
  email: string,
  password: string,
): Promise<boolean> {
  const hash = (await administratorAt(em, email))?.passwordHash
  return Boolean(hash) && isPassword(password, hash!)
}
