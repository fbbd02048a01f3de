/** Changes the role of an account. It ends no session: every service asks for the role anew within a second. */
import { Invalid, isUuid, NotFound, recordAuditEvent, validate } from '@access/service-kit'
import { roleNames } from '@access/service-kit/roles/roles.rules'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Administrator } from '../administrators/administrator.entity.ts'
import { roleSchema } from '../administrators/administrator.rules.ts'
import { type Actor, lockActiveAccounts } from './lock-active-accounts.ts'

const itemType = 'administrator'

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
      active.find((one) => one.id === id) ??
      (isUuid(id) ? await tx.findOne(Administrator, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null)
    if (!administrator) throw new NotFound(itemType, id)
    if (administrator.role === role) return administrator
    administrator.role = role
    recordAuditEvent(tx, {
      actor,
      action: `gave the role ${roleNames[role]} to`,
      itemType,
      itemId: administrator.id,
      title: administrator.email,
      changedFields: ['role'],
    })
    return administrator
  })
}
