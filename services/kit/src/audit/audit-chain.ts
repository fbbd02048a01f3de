/**
 * The audit chain: every event of the audit log gets a link, whose keyed hash covers the event and the link before it. What
 * is changed, removed or inserted afterwards no longer fits, and nobody can make it fit who has the database alone.
 *
 * Links are made by a job, a moment after the commit of their events: in the transaction of an event its writer would
 * have to wait until every earlier one has committed.
 */
import type { EntityManager } from '@mikro-orm/postgresql'
import { acquireAdvisoryLock } from '../database/advisory-lock.ts'
import { hashLink } from './audit-keys.ts'

/** Where a chain ends: to be kept elsewhere, since of a chain that was cut only what was cut off knows. */
export interface ChainHead {
  position: number
  hash: string
}

/** What is before the first link. */
export const chainStart: ChainHead = { position: 0, hash: '' }
const batchSize = 1000

/** The columns of an event in the order in which they are hashed. A new column is a new version of this text, not a change. */
export const eventText = `json_build_array('v1', id,
  to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), actor, actor_id, role, session_id, address_hash,
  action, item_type, item_id, title, changed_fields)::text`

/** The text that is hashed for the link behind `previous`. */
export const getLinkText = (
  { position, hash }: ChainHead,
  { linkedAt, event }: { linkedAt: string; event: string },
) => `${position + 1}\n${hash}\n${linkedAt}\n${event}`

interface Run {
  /** The same for all that is linked at once: what comes later than others of its time is recognized by it. */
  linkedAt: string
  /** All events without a link; otherwise those of the last hour. */
  isWhole: boolean
}

/** Links the events that have no link yet; returns where the chain ends, null while it is empty. */
export async function extendAuditChain(
  em: EntityManager,
  settings: { auditKey: string },
  { isWhole }: Pick<Run, 'isWhole'>,
): Promise<ChainHead | null> {
  const run = { linkedAt: new Date().toISOString(), isWhole }
  let after = '-infinity'
  for (;;) {
    const { head, count, last } = await em.transactional((tx) => linkBatch(tx, settings, run, after))
    if (count < batchSize) return head
    after = last!
  }
}

async function linkBatch(em: EntityManager, settings: { auditKey: string }, run: Run, after: string) {
  // One process at a time: every link needs the one before it.
  await acquireAdvisoryLock(em, 'audit chain')
  let head = await findHead(em)
  const events = await em.execute<{ id: string; text: string; occurredAt: string }[]>(
    `select id, ${eventText} as text, occurred_at::text as "occurredAt" from audit_event e
      where occurred_at >= ?::timestamptz ${run.isWhole ? '' : "and occurred_at > now() - interval '1 hour'"}
        and not exists (select from audit_chain_link l where l.event_id = e.id)
      order by occurred_at, id limit ${batchSize}`,
    [after],
  )
  const links = events.map(({ id, text }) => {
    const previous = head ?? chainStart
    const hash = hashLink(settings, getLinkText(previous, { linkedAt: run.linkedAt, event: text }))
    head = { position: previous.position + 1, hash }
    return { event_id: id, ...head }
  })
  if (links.length > 0)
    await em.execute(
      `insert into audit_chain_link (position, event_id, hash, linked_at)
        select position, event_id, hash, ?::timestamptz from json_to_recordset(?::json)
          as link (position bigint, event_id uuid, hash text)`,
      [run.linkedAt, JSON.stringify(links)],
    )
  return { head, count: events.length, last: events.at(-1)?.occurredAt }
}

/** The last link. */
export async function findHead(em: EntityManager): Promise<ChainHead | null> {
  const [row] = await em.execute<{ position: string; hash: string }[]>(
    'select position, hash from audit_chain_link order by position desc limit 1',
  )
  return row ? { position: Number(row.position), hash: row.hash } : null
}
