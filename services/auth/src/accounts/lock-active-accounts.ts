/** Who may sign in, held until the end of the transaction: of two who take each other's rights, the second comes too late. */
import { type Context, Forbidden, NotSignedIn } from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Administrator } from '../administrators/administrator.entity.ts'

export type Actor = NonNullable<Context['administrator']>

/** Throws `NotSignedIn` when the actor is no longer among them, `Forbidden` when they no longer manage accounts. */
export async function lockActiveAccounts(em: EntityManager, actor: Actor): Promise<Administrator[]> {
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
