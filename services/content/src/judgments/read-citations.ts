/** Reads the judgments that were saved: what they cite, and what others cite them by. */
import { queryRows } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { findCitations } from '../citations/find-citations.ts'
import { listOwnKeys } from '../citations/own-citations.ts'
import { changeChannel } from '../content-type/notify-changes.ts'

/** What is read of a judgment. */
interface UnreadRow {
  id: string
  caseNumber: string | null
  keywords: string[]
  fullText: string | null
}

const batchSize = 100

/** Reads some of those that are queued, or the one with this id, and returns how many these were. */
export function readCitations(em: EntityManager, id: string | null = null): Promise<number> {
  return em.transactional(async (transaction) => {
    const judgments = await takeUnread(transaction, id)
    if (judgments.length > 0) await storeKeys(transaction, judgments)
    return judgments.length
  })
}

/**
 * What somebody else is at is left to them. The row of a judgment that is just being deleted stays in the queue until that
 * is done: there is nothing to read then.
 */
async function takeUnread(em: EntityManager, id: string | null): Promise<UnreadRow[]> {
  const queued = await queryRows<{ id: string }>(
    em,
    `select judgment_id as id from unread_judgment ${id ? 'where judgment_id = $1' : ''}
     limit ${batchSize} for update skip locked`,
    id ? [id] : [],
  )
  const ids = queued.map((row) => row.id)
  if (ids.length === 0) return []
  const judgments = await queryRows<UnreadRow>(
    em,
    `select id, case_number as "caseNumber", keywords, full_text as "fullText"
     from judgment where id = any($1::uuid[]) for key share skip locked`,
    [ids],
  )
  await queryRows(
    em,
    `delete from unread_judgment where judgment_id = any($1::uuid[])
       and (judgment_id = any($2::uuid[]) or not exists (select from judgment where id = judgment_id))`,
    [ids, judgments.map((row) => row.id)],
  )
  return judgments
}

/** Stores them as they are now, and says so to caches of pages when that changes any. */
async function storeKeys(em: EntityManager, judgments: UnreadRow[]): Promise<void> {
  const ids = judgments.map(({ id }) => id)
  const citations = judgments.flatMap(({ id, fullText }) =>
    [...new Set(findCitations(fullText ?? '').map(({ key }) => key))].map((key) => ({ id, key })),
  )
  const identifiers = judgments.flatMap((one) => listOwnKeys(one).map((key) => ({ id: one.id, key })))
  await queryRows(
    em,
    `with citation as (select * from json_to_recordset($2::json) as one(id uuid, key text)),
       identifier as (select * from json_to_recordset($3::json) as one(id uuid, key text)),
       fewer_citations as (
         delete from judgment_citation where judgment_id = any($1::uuid[])
           and (judgment_id, key) not in (select id, key from citation) returning true),
       fewer_identifiers as (
         delete from judgment_identifier where judgment_id = any($1::uuid[])
           and (judgment_id, key) not in (select id, key from identifier) returning true),
       more_citations as (
         insert into judgment_citation as stored (judgment_id, key, judgment_date)
           select id, key, judgment_date from citation join judgment using (id)
           on conflict (judgment_id, key) do update set judgment_date = excluded.judgment_date
             where stored.judgment_date <> excluded.judgment_date returning true),
       more_identifiers as (
         insert into judgment_identifier (judgment_id, key) select id, key from identifier
           on conflict do nothing returning true)
     select pg_notify('${changeChannel}', 'Judgment') from (
       select from fewer_citations union all select from fewer_identifiers
       union all select from more_citations union all select from more_identifiers limit 1) changed`,
    [ids, JSON.stringify(citations), JSON.stringify(identifiers)],
  )
}
