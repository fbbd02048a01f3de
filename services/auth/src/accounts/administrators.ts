/** Creates administrators, resets their passwords, and verifies them. */
import { lockItem } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import {
  Administrator,
  findAdministratorByEmail,
  normalizeEmail,
  recordAccountEvent,
} from '../administrators/administrator.entity.ts'
import { generatePassword, hashPassword, verifyPassword } from '../administrators/passwords.ts'
import { PasswordReset } from '../password-resets/reset-password.ts'
import { deleteKnownDevices } from '../sessions/known-device.ts'
import { Session } from '../sessions/session.entity.ts'

/** Creates the first administrator. The actor in the audit log is the start, since nobody is signed in. */
export async function createFirstAdministrator(
  em: EntityManager,
  {
    email,
    password,
    mustChangePassword = false,
  }: { email: string; password: string; mustChangePassword?: boolean },
): Promise<Administrator> {
  const passwordHash = await hashPassword(password, email)
  const first = Object.assign(new Administrator(), {
    email: normalizeEmail(email),
    name: 'Administrator',
    passwordHash,
    mustChangePassword,
  })
  em.persist(first)
  recordAccountEvent(em, first, 'First start', 'created')
  return first
}

/**
 * Sets a new random password, ends all sessions of the administrator, and returns the password. In production they must
 * change it, since anyone who ran the command has read it.
 */
export async function resetPassword(
  em: EntityManager,
  { id, email }: Administrator,
  { mustChangePassword = false } = {},
): Promise<string> {
  const password = generatePassword()
  const passwordHash = await hashPassword(password, id)
  await em.transactional(async (tx) => {
    // Locked, so that a concurrent sign-in with the old password does not keep a session.
    const administrator = await lockItem(tx, Administrator, 'administrator', id)
    // A pending invitation link is invalidated.
    Object.assign(administrator, {
      passwordHash,
      mustChangePassword,
      invitationHash: null,
      invitationExpiresAt: null,
    })
    await tx.nativeDelete(Session, { administrator: id })
    await tx.nativeDelete(PasswordReset, { administrator: id })
    await deleteKnownDevices(tx, id)
    recordAccountEvent(tx, { id, email }, 'Command line', 'reset the password of')
  })
  return password
}

/** Whether this is the administrator's current password. */
export async function isCurrentPassword(
  em: EntityManager,
  email: string,
  password: string,
): Promise<boolean> {
  const administrator = await findAdministratorByEmail(em, email)
  if (!administrator?.passwordHash) return false
  return verifyPassword(password, administrator.passwordHash, { key: administrator.id, isKnown: true })
}
