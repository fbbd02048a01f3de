/** Compares the ledgers with what is stored: in the tables, in the outbox, and in every file of the data folder. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { queryServiceRows } from '../run/query-service-rows.ts'
import type { Kind, LedgerEntry } from './ledger.ts'
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

const tables: Record<Kind, string> = {
  request: 'legal_aid_request',
  message: 'contact_message',
  registration: 'registration',
}

/** Lists all differences and inconsistencies of what is stored in this data folder. */
export async function compareWithLedgers(dataDir: string, entries: LedgerEntry[]): Promise<Comparison> {
  const queryRows = (sql: string) => queryServiceRows(dataDir, 'requests', sql)
  const acknowledgedReferences = new Set(entries.map(({ reference }) => reference))
  const storedReferences = new Set<string>()
  for (const table of Object.values(tables)) {
    for (const { reference } of await queryRows(`select reference from ${table}`))
      storedReferences.add(String(reference))
  }
  return {
    missing: entries
      .map(({ reference }) => reference)
      .filter((reference) => !storedReferences.has(reference)),
    duplicates: [...storedReferences].filter((reference) => !acknowledgedReferences.has(reference)),
    inconsistencies: await findInconsistencies(queryRows),
    pendingEmails: await countPendingEmails(queryRows),
    filesWithCanary: findFilesWithCanary(dataDir),
  }
}

type QueryRows = (sql: string) => Promise<Record<string, unknown>[]>

/** Where the tables of one request do not agree; empty when they do. */
async function findInconsistencies(queryRows: QueryRows): Promise<string[]> {
  const queries = {
    'a document without its bytes':
      'select d.id from document d where not exists (select from document_bytes b where b.document_id = d.id)',
    'a document that belongs to a missing request':
      'select d.id from document d left join legal_aid_request r on r.id = d.request_id where d.request_id is not null and r.id is null',
    'a request without exactly one email to staff': `select r.reference from legal_aid_request r
        left join outbox_email m on m.reference = r.reference and m.kind like 'staff%'
        group by r.reference having count(m.reference) <> 1`,
    'a request without its idempotency record':
      'select reference from legal_aid_request r where not exists (select from idempotency_record s where s.item = r.id::text)',
    'a request without its audit event':
      "select reference from legal_aid_request r where not exists (select from audit_event a where a.item_id = r.id and a.action = 'received')",
  }
  const inconsistencies: string[] = []
  for (const [description, sql] of Object.entries(queries)) {
    const rows = await queryRows(sql)
    if (rows.length > 0) inconsistencies.push(`${description}: ${rows.length}`)
  }
  return inconsistencies
}

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
