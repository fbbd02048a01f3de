/** Changes to an account: the name by any administrator, the password by its owner. */
import { type Context, Invalid, lockItem, NotSignedIn, validate } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import {
  Administrator,
  handleTakenAccount,
  lockAdministrator,
  recordAccountEvent,
} from '../administrators/administrator.entity.ts'
import { createChangePasswordSchema, renameSchema } from '../administrators/administrator.rules.ts'
import { assertStrongPassword, hashPassword, verifyPassword } from '../administrators/passwords.ts'
import { PasswordReset } from '../password-resets/reset-password.ts'
import { Session } from '../sessions/session.entity.ts'
import { deleteSignInAttempts, recordSignInAttempt } from '../sessions/sign-in-attempt.entity.ts'

type Actor = NonNullable<Context['administrator']>

const itemType = 'administrator'

/** Renames an administrator; the audit log uses the new name from now on. `AlreadyExists` when it is another's. */
export async function renameAdministrator(
  em: EntityManager,
  actor: Actor,
  { id, ...input }: { id: string; name: string | null },
): Promise<Administrator> {
  const { name } = validate(renameSchema, input)
  return handleTakenAccount(() =>
    em.transactional(async (tx) => {
      const administrator = await lockItem(tx, Administrator, itemType, id)
      administrator.name = name
      recordAccountEvent(tx, administrator, actor, 'renamed', { changedFields: ['name'] })
      return administrator
    }),
  )
}

/** Changes one's own password and ends one's other sessions; the current password is required, under the rate limit of sign-ins. */
export async function changePassword(
  context: Context,
  actor: Actor,
  input: { current: string | null; password: string | null },
): Promise<Administrator> {
  const { id, sid, email, name } = actor
  const { current, password } = validate(createChangePasswordSchema(email), input)
  assertStrongPassword(password, [email, name])
  await recordSignInAttempt(context, email, `session ${sid}`)
  const { em, settings } = context
  const { passwordHash: previousHash } = await em.fork().findOneOrFail(Administrator, id)
  if (previousHash === null || !(await verifyPassword(current, previousHash, { key: id, isKnown: true }))) {
    await em.transactional(async (tx) =>
      recordAccountEvent(tx, { id, email }, actor, 'failed to change the password of'),
    )
    throw new Invalid({ current: 'This is not your current password' })
  }

  const passwordHash = await hashPassword(password, id)
  return em.transactional(async (tx) => {
    // Read again and locked: it may have been reset, or the account disabled, while the password was hashed.
    const administrator = await lockAdministrator(tx, id, { passwordHash: previousHash, disabledAt: null })
    if (!administrator) throw new NotSignedIn()
    Object.assign(administrator, { passwordHash, mustChangePassword: false })
    await tx.nativeDelete(Session, { administrator: id, id: { $ne: sid } })
    await deleteSignInAttempts(tx, email, settings.secret, `session ${sid}`)
    await tx.nativeDelete(PasswordReset, { administrator: id })
    recordAccountEvent(tx, { id, email }, actor, 'changed the password of')
    return administrator
  })
}
