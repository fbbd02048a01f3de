/** Removes the second factors of somebody who has lost them all. */
import { type Actor, Invalid, isUuid, NotFound, recordAuditEvent } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Administrator } from '../administrators/administrator.entity.ts'
import { removeSecondFactors } from '../second-factors/second-factors.ts'
import { Session } from '../sessions/session.entity.ts'

const itemType = 'administrator'

/** Ends their sessions too: anyone who has the lost device may be signed in on it. */
export const removeLostSecondFactors = (
  em: EntityManager,
  actor: Actor,
  id: string,
): Promise<Administrator> =>
  em.transactional(async (tx) => {
    if (typeof actor !== 'string' && id === actor.id)
      throw new Invalid({ id: 'Remove your own second factors under Your account' })
    const lockMode = LockMode.PESSIMISTIC_WRITE
    const account = isUuid(id) ? await tx.findOne(Administrator, { id }, { lockMode }) : null
    if (!account) throw new NotFound(itemType, id)
    await removeSecondFactors(tx, account)
    await tx.nativeDelete(Session, { administrator: id })
    recordAuditEvent(tx, {
      actor,
      action: 'removed the second factors of',
      itemType,
      itemId: id,
      title: account.email,
    })
    return account
  })
