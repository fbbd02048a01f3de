/** Compares the ledgers with what is stored: in the tables, in the outbox, and in every file of the data folder. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { queryServiceRows } from '../run/query-service-rows.ts'
import type { LedgerEntry } from './ledger.ts'
import { canary } from './senders.ts'

export interface Comparison {
  /** Promised and not there. */
  missing: string[]
  /** Stored but in no ledger: the same submission stored a second time. */
  duplicates: string[]
  /** Stored in one table and not in the other that belongs to it. */
  inconsistencies: string[]
  /** Files in which something secret can be read. */
  filesWithCanary: string[]
  /** Emails that are still waiting two minutes after the last kill. */
  pendingEmails: number
}

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

/** Lists all differences and inconsistencies of what is stored in this data folder, but for those known before. */
export async function compareWithLedgers(
  dataDir: string,
  entries: readonly LedgerEntry[],
  known?: Comparison,
): Promise<Comparison> {
  const queryRows = (sql: string) => queryServiceRows(dataDir, 'requests', sql)
  const expected = new Set([...entries.map(({ reference }) => reference), ...(known?.duplicates ?? [])])
  const stored = new Set<string>()
  for (const table of ['legal_aid_request', 'contact_message'])
    for (const { reference } of await queryRows(`select reference from ${table}`))
      stored.add(String(reference))
  const inconsistencies: string[] = []
  for (const [description, sql] of Object.entries(inconsistencyQueries)) {
    const { length } = await queryRows(sql)
    if (length > 0) inconsistencies.push(`${description}: ${length}`)
  }
  return {
    missing: [...expected].filter((reference) => !stored.has(reference)),
    duplicates: [...stored].filter((reference) => !expected.has(reference)),
    inconsistencies: inconsistencies.filter((one) => !known?.inconsistencies.includes(one)),
    pendingEmails: await countPendingEmails(queryRows),
    filesWithCanary: findFilesWithCanary(dataDir),
  }
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
