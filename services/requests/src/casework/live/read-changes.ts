/**
 * What has changed since it was last asked, whoever changed it and in whichever process: by the audit log, in which
 * every change is. It is asked each second while somebody looks. Notifications of PostgreSQL would say so at once, but
 * make the commits of submissions wait for each other.
 */
import { AuditEvent } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { readingActions } from './live.rules.ts'

/** Milliseconds between an event's time and its commit, at most: later ones are missed. */
const commitDelayMs = 5_000
const maxEvents = 500
const maxRequestEvents = 20

/** The changes of one request since then, oldest first; the latest of too many. */
export async function listRequestChanges(
  em: EntityManager,
  requestId: string,
  since: Date,
): Promise<AuditEvent[]> {
  const events = await em.find(
    AuditEvent,
    { itemId: requestId, occurredAt: { $gt: since }, action: { $nin: [...readingActions] } },
    { orderBy: { occurredAt: 'desc', id: 'desc' }, limit: maxRequestEvents, disableIdentityMap: true },
  )
  return events.toReversed()
}

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
      const events = await createEntityManager().find(
        AuditEvent,
        { occurredAt: { $gt: since }, action: { $nin: [...readingActions] } },
        { orderBy: { occurredAt: 'desc', id: 'desc' }, limit: maxEvents, disableIdentityMap: true },
      )
      const newEvents = events.filter(({ id }) => !knownIds.has(id))
      knownIds = new Set(events.map(({ id }) => id))
      since = new Date(Math.max(since.getTime(), now - commitDelayMs))
      return newEvents.toReversed()
    },
  }
}
