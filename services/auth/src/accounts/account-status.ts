/**
 * What administrators do to the accounts of others: disable, enable, change the role, remove lost second factors. One always
 * remains active: the account that disables another.
 */
import {
  type Context,
  EditConflict,
  Forbidden,
  Invalid,
  isUuid,
  lockItem,
  NotFound,
  NotSignedIn,
  validate,
} from '@access/service-kit'
import { hasPermission, roleNames } from '@access/service-kit/roles/roles.rules'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import {
  Administrator,
  lockAdministrator,
  recordAccountEvent,
} from '../administrators/administrator.entity.ts'
import { roleSchema } from '../administrators/administrator.rules.ts'
import { PasswordReset } from '../password-resets/reset-password.ts'
import { removeSecondFactors } from '../second-factors/second-factors.ts'
import { deleteKnownDevices } from '../sessions/known-device.ts'
import { Session } from '../sessions/session.entity.ts'

const itemType = 'administrator'

/** Disables an account and ends its sessions. Its events remain in the audit log. */
export const disableAdministrator = (em: EntityManager, actor: Actor, id: string): Promise<Administrator> =>
  em.transactional(async (tx) => {
    if (id === actor.id)
      throw new Invalid({ id: 'You cannot disable yourself. Ask another administrator to do it' })
    const active = await lockActiveAccounts(tx, actor)
    const administrator = active.find((one) => one.id === id)
    if (!administrator) throw await explainMissing(tx, id)

    Object.assign(administrator, { disabledAt: new Date(), invitationHash: null, invitationExpiresAt: null })
    await tx.nativeDelete(Session, { administrator: id })
    await tx.nativeDelete(PasswordReset, { administrator: id })
    await deleteKnownDevices(tx, id)
    recordAccountEvent(tx, administrator, actor, 'disabled')
    return administrator
  })

/** Enables an account again, with its former password. */
export const enableAdministrator = (em: EntityManager, actor: Actor, id: string): Promise<Administrator> =>
  em.transactional(async (tx) => {
    const administrator = await lockAdministrator(tx, id, { disabledAt: { $ne: null } })
    if (!administrator) throw await explainMissing(tx, id)
    administrator.disabledAt = null
    recordAccountEvent(tx, administrator, actor, 'enabled')
    return administrator
  })

async function explainMissing(em: EntityManager, id: string) {
  return isUuid(id) && (await em.count(Administrator, { id })) > 0
    ? new EditConflict()
    : new NotFound(itemType, id)
}

/** One administrator always remains: the one who changes another's role. `Invalid` for one's own. */
export async function changeAdministratorRole(
  em: EntityManager,
  actor: Actor,
  { id, ...input }: { id: string; role: string | null },
): Promise<Administrator> {
  const { role } = validate(roleSchema, input)
  return em.transactional(async (tx) => {
    if (id.toLowerCase() === actor.id)
      throw new Invalid({ role: 'You cannot change your own role. Ask another administrator to do it' })
    const active = await lockActiveAccounts(tx, actor)
    // Somebody who is invited or disabled may come to have another role as well.
    const administrator =
      active.find((one) => one.id === id) ?? (await lockItem(tx, Administrator, itemType, id))
    if (administrator.role === role) return administrator
    administrator.role = role
    recordAccountEvent(tx, administrator, actor, `gave the role ${roleNames[role]} to`, {
      changedFields: ['role'],
    })
    return administrator
  })
}

type Actor = NonNullable<Context['administrator']>

/** Throws `NotSignedIn` when the actor is no longer among them, `Forbidden` when they no longer manage accounts. */
async function lockActiveAccounts(em: EntityManager, actor: Actor): Promise<Administrator[]> {
  const active = await em.find(
    Administrator,
    { disabledAt: null, passwordHash: { $ne: null } },
    // Always locked in the same order, so that two transactions do not deadlock.
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  )
  const current = active.find(({ id }) => id === actor.id)
  if (!current) throw new NotSignedIn()
  if (!hasPermission(current.role, 'manageAccounts')) throw new Forbidden()
  return active
}

/** Removes the second factors of somebody who has lost them all. Ends their sessions too: anyone who has the lost device may be signed in on it. */
export const removeLostSecondFactors = (
  em: EntityManager,
  actor: Actor | 'Command line',
  id: string,
): Promise<Administrator> =>
  em.transactional(async (tx) => {
    if (actor !== 'Command line' && id === actor.id)
      throw new Invalid({ id: 'Remove your own second factors under Your account' })
    const account = await lockItem(tx, Administrator, itemType, id)
    await removeSecondFactors(tx, account)
    await tx.nativeDelete(Session, { administrator: id })
    recordAccountEvent(tx, account, actor, 'removed the second factors of')
    return account
  })
