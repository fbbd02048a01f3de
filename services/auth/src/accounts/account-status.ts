/** Disables and enables accounts. One always remains active: the account that disables another. */
import { EditConflict, Invalid, isUuid, NotFound, recordAuditEvent } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Administrator } from '../administrators/administrator.entity.ts'
import { PasswordReset } from '../password-resets/password-reset.entity.ts'
import { deleteKnownDevices } from '../sessions/known-device.ts'
import { Session } from '../sessions/session.entity.ts'
import { type Actor, lockActiveAccounts } from './lock-active-accounts.ts'

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
    recordAuditEvent(tx, {
      actor,
      action: 'disabled',
      itemType,
      itemId: id,
      title: administrator.email,
    })
    return administrator
  })

/** Enables an account again, with its former password. */
export const enableAdministrator = (em: EntityManager, actor: Actor, id: string): Promise<Administrator> =>
  em.transactional(async (tx) => {
    const disabled = { id, disabledAt: { $ne: null } }
    const lockMode = LockMode.PESSIMISTIC_WRITE
    const administrator = isUuid(id) ? await tx.findOne(Administrator, disabled, { lockMode }) : null
    if (!administrator) throw await explainMissing(tx, id)
    administrator.disabledAt = null
    recordAuditEvent(tx, {
      actor,
      action: 'enabled',
      itemType,
      itemId: id,
      title: administrator.email,
    })
    return administrator
  })

async function explainMissing(em: EntityManager, id: string) {
  return isUuid(id) && (await em.count(Administrator, { id })) > 0
    ? new EditConflict()
    : new NotFound(itemType, id)
}
