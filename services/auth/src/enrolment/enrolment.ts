/** What every enrolment of a second factor ends with: recovery codes with the first, and a line in the audit log. */
import { type Actor, type Context, NotSignedIn, requireSessionOwner } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import {
  type Administrator,
  lockAdministrator,
  recordAccountEvent,
} from '../administrators/administrator.entity.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '../second-factors/recovery-codes.ts'
import { updateEnrolment } from '../second-factors/second-factors.ts'

/** The recovery codes, when this was the first second factor; none otherwise. They are shown this once. */
export async function finishEnrolment(
  em: EntityManager,
  account: Administrator,
  actor: Actor,
  action: string,
): Promise<string[]> {
  await updateEnrolment(em, account)
  recordAccountEvent(em, account, actor, action)
  return (await countRecoveryCodes(em, account.id)) > 0 ? [] : replaceRecoveryCodes(em, account.id)
}

/** Changes the caller's own account, locked, in a transaction; the actor is the caller with their session. */
export const changeOwnAccount = <T>(
  context: Context,
  change: (em: EntityManager, account: Administrator, actor: Actor) => Promise<T>,
): Promise<T> =>
  context.em.transactional(async (em) => {
    const actor = requireSessionOwner(context)
    const account = await lockAdministrator(em, actor.id, { disabledAt: null })
    if (!account) throw new NotSignedIn()
    return change(em, account, actor)
  })
