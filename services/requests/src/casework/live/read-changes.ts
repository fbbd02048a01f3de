/**
 * What has changed since it was last asked, by anyone, in any process: by the audit log, in which
 * every change is. It is asked each second while somebody looks. Notifications of PostgreSQL would say so at once, but
 * make the commits of submissions wait for each other.
 */
import { AuditEvent } from '@access/service-kit'
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import { readingActions } from './live.rules.ts'

/** Milliseconds between an event's time and its commit, at most: later ones are missed. */
const commitDelayMs = 5_000
const maxEvents = 500
const maxRequestEvents = 20

/** The latest so many changes since then, newest first. */
const findChanges = (em: EntityManager, since: Date, limit: number, where: FilterQuery<AuditEvent> = {}) =>
  em.find(
    AuditEvent,
    { $and: [{ occurredAt: { $gt: since }, action: { $nin: [...readingActions] } }, where] },
    { orderBy: { occurredAt: 'desc', id: 'desc' }, limit, disableIdentityMap: true },
  )

/** The changes of one request since then, oldest first; the latest of too many. */
export const listRequestChanges = async (
  em: EntityManager,
  requestId: string,
  since: Date,
): Promise<AuditEvent[]> =>
  (await findChanges(em, since, maxRequestEvents, { itemId: requestId })).toReversed()

export function createChangeReader(createEntityManager: () => EntityManager) {
  let since = new Date()
  let knownIds = new Set<string>()

  return {
    /** From now on: what was before is known. */
    reset() {
      since = new Date()
      knownIds = new Set()
    },
    /** The events of changes, oldest first. */
    async read(): Promise<AuditEvent[]> {
      const now = Date.now()
      const events = await findChanges(createEntityManager(), since, maxEvents)
      const newEvents = events.filter(({ id }) => !knownIds.has(id))
      knownIds = new Set(events.map(({ id }) => id))
      since = new Date(Math.max(since.getTime(), now - commitDelayMs))
      return newEvents.toReversed()
    },
  }
}
