/** Compares what was promised with what is stored: in the tables, in the outbox, and in every file of the data folder. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { queryServiceRows } from '../run/testing/product-database.ts'
import { canary } from './senders.ts'

/** Where the tables of one request do not agree. */
const inconsistencyQueries = {
  'a document without its bytes':
    'select from document d where not exists (select from document_bytes b where b.document_id = d.id)',
  'a document that belongs to a missing request':
    'select from document d left join legal_aid_request r on r.id = d.request_id where d.request_id is not null and r.id is null',
  'a request without exactly one email to staff': `select from legal_aid_request r
    left join outbox_email m on m.reference = r.reference and m.kind like 'staff%'
    group by r.reference having count(m.reference) <> 1`,
  'a request without its idempotency record':
    'select from legal_aid_request r where not exists (select from idempotency_record s where s.item = r.id::text)',
  'a request without its audit event':
    "select from legal_aid_request r where not exists (select from audit_event a where a.item_id = r.id and a.action = 'received')",
}

/** What is stored otherwise than it was promised, a sentence for each; without what was known before. */
export async function findDifferences(
  dataDir: string,
  references: readonly string[],
  known: readonly string[] = [],
): Promise<string[]> {
  const queryRows = (sql: string) => queryServiceRows(dataDir, 'requests', sql)
  const stored = new Set<unknown>()
  for (const table of ['legal_aid_request', 'contact_message'])
    for (const { reference } of await queryRows(`select reference from ${table}`)) stored.add(reference)
  const differences = references.filter((one) => !stored.has(one)).map((one) => `lost: ${one}`)
  const promised = new Set<unknown>(references)
  for (const one of stored) if (!promised.has(one)) differences.push(`stored, promised to nobody: ${one}`)
  for (const [description, sql] of Object.entries(inconsistencyQueries)) {
    const { length } = await queryRows(sql)
    if (length > 0) differences.push(`${description}: ${length}`)
  }
  const pendingEmails = await countPendingEmails(queryRows)
  if (pendingEmails > 0) differences.push(`emails still waiting: ${pendingEmails}`)
  for (const file of findFilesWithCanary(dataDir)) differences.push(`can be read in ${file}`)
  return differences.filter((one) => !known.includes(one))
}

type QueryRows = (sql: string) => Promise<Record<string, unknown>[]>

/** How many emails still wait after the outbox has had two minutes to empty itself. */
async function countPendingEmails(queryRows: QueryRows): Promise<number> {
  for (let remaining = 120; ; remaining -= 1) {
    const [row] = await queryRows("select count(*)::int as waiting from outbox_email where state = 'waiting'")
    const pending = Number(row!.waiting)
    if (pending === 0 || remaining === 0) return pending
    await wait(1_000)
  }
}

/** Files of the data folder that contain the canary: tables, their journal, logs, emails. */
function findFilesWithCanary(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(canary))
}
