/** Verifies the audit chain of a service: which events were changed, removed or inserted since they were linked. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { type ChainHead, chainStart, eventText, findHead, getLinkText } from './audit-chain.ts'
import { hashLink } from './audit-keys.ts'

export interface ChainReport {
  /** The number of events that fit. */
  validCount: number
  /** What is wrong, a sentence each; none where the log is what was written. */
  problems: string[]
  /** Events since the last links were made. */
  pendingCount: number
  head: ChainHead | null
}

const batchSize = 5000
/** In minutes: an event is linked within seconds of its commit, and no transaction is open for as long as this. */
const maxDelay = 10

interface LinkRow {
  position: string
  eventId: string
  hash: string
  /** When its run of the job began, which may have made other links too. */
  linkedAt: string
  /** Null where the event is gone, as is what follows. */
  text: string | null
  label: string | null
  /** In milliseconds since 1970. */
  occurredAt: number | null
}

/** The event in few words, without its title. */
const eventLabel = `concat_ws(' ', actor, action, item_type, 'at', occurred_at::timestamptz(0)::text)`

/** Reads all of it, in the order of the chain; `anchors` are ends of the chain that are known from elsewhere. */
export async function verifyAuditChain(
  em: EntityManager,
  settings: { auditKey: string },
  anchors: ChainHead[],
): Promise<ChainReport> {
  const problems: string[] = []
  let validCount = 0
  let previous = chainStart
  let run = { linkedAt: '', earlierRun: '' }
  for (let isLast = false; !isLast; ) {
    const links = await listLinks(em, previous.position)
    isLast = links.length < batchSize
    for (const link of links) {
      if (link.linkedAt !== run.linkedAt) run = { linkedAt: link.linkedAt, earlierRun: run.linkedAt }
      const linkProblems = [
        ...checkLink(link, previous, settings),
        ...checkTime(link, run),
        ...checkAnchors(link, anchors),
      ]
      if (linkProblems.length > 0) problems.push(...linkProblems)
      else validCount++
      previous = { position: Number(link.position), hash: link.hash }
    }
  }
  const reached = Math.max(0, ...anchors.map(({ position }) => position))
  if (reached > previous.position)
    problems.push(`${previous.position + 1} to ${reached}: removed from the end of the chain`)
  const { inserted, pendingCount } = await listUnlinkedEvents(em)
  for (const { id, label } of inserted) problems.push(`${id} (${label}): is not in the chain`)
  return { validCount, problems, pendingCount, head: await findHead(em) }
}

function checkLink(link: LinkRow, previous: ChainHead, settings: { auditKey: string }): string[] {
  const { eventId, hash, linkedAt, text, label } = link
  const position = Number(link.position)
  if (position !== previous.position + 1)
    return [`${previous.position + 1} to ${position - 1}: removed, before ${eventId} (${label})`]
  if (text === null) return [`${position}: ${eventId} was removed`]
  if (hash === hashLink(settings, getLinkText(previous, { linkedAt, event: text }))) return []
  return [`${position}: ${eventId} (${label}) or its link was changed`]
}

/** The run before would have linked it, had the event been there at its time. */
const checkTime = (
  { position, eventId, label, occurredAt }: LinkRow,
  { earlierRun }: { earlierRun: string },
) =>
  occurredAt !== null && earlierRun && occurredAt < Date.parse(earlierRun) - maxDelay * 60_000
    ? [`${position}: ${eventId} (${label}) was inserted after ${earlierRun}`]
    : []

const checkAnchors = ({ position, hash }: LinkRow, anchors: ChainHead[]): string[] =>
  anchors
    .filter((anchor) => anchor.position === Number(position) && anchor.hash !== hash)
    .map((anchor) => `${position}: was written anew; its hash was ${anchor.hash}`)

const listLinks = (em: EntityManager, after: number) =>
  em.execute<LinkRow[]>(
    `select position, event_id as "eventId", hash, case when id is not null then ${eventText} end as text,
        to_char(linked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "linkedAt",
        case when id is not null then ${eventLabel} end as label, (extract(epoch from occurred_at) * 1000)::float8 as "occurredAt"
      from audit_chain_link left join audit_event on id = event_id
      where position > ? order by position limit ${batchSize}`,
    [after],
  )

/** Events without a link: those since the job last ran, and others, which somebody inserted or whose link is gone. */
async function listUnlinkedEvents(em: EntityManager) {
  const events = await em.execute<{ id: string; label: string; isPending: boolean }[]>(
    `select id, ${eventLabel} as label, occurred_at > coalesce(
        (select max(linked_at) from audit_chain_link), '-infinity') - interval '${maxDelay} minutes' as "isPending"
      from audit_event e where not exists (select from audit_chain_link l where l.event_id = e.id)
      order by occurred_at, id limit 1000`,
  )
  const inserted = events.filter(({ isPending }) => !isPending)
  return { inserted, pendingCount: events.length - inserted.length }
}
