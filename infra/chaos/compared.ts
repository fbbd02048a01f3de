/** What was promised, against what is stored: in the tables, in the outbox, and in every file of the data folder. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '../run/product.ts'
import { rowsIn } from '../run/rows.ts'
import type { Kind, Ledger } from './ledger.ts'
import { canary } from './senders.ts'

export interface Compared {
  /** Promised and not there. */
  lost: string[]
  /** There and never promised: the same thing stored a second time. */
  twice: string[]
  /** Stored in one table and not in the other that belongs to it. */
  halves: string[]
  /** Files in which something secret can be read. */
  canaries: string[]
  /** Mails that should have gone and have not, two minutes after the last kill. */
  mailsWaiting: number
}

const tables: Record<Kind, string> = {
  request: 'legal_aid_request',
  message: 'contact_message',
  registration: 'registration',
}

/** Everything that is not as it should be. */
export async function compared(product: Product, ledger: Ledger): Promise<Compared> {
  const ask = (sql: string) => rowsIn(product.dataDir, 'requests', sql)
  const kinds = [...new Set(ledger.promises.map(({ kind }) => kind))]
  const promised = new Set(ledger.promises.map(({ reference }) => reference))
  const stored = new Set<string>()
  for (const kind of kinds) {
    for (const { reference } of await ask(`select reference from ${tables[kind]}`))
      stored.add(String(reference))
  }
  return {
    lost: ledger.promises.map(({ reference }) => reference).filter((reference) => !stored.has(reference)),
    twice: [...stored].filter((reference) => !promised.has(reference)),
    halves: await halves(ask),
    mailsWaiting: await mailsWaiting(ask),
    canaries: filesWith(product.dataDir),
  }
}

type Ask = (sql: string) => Promise<Record<string, unknown>[]>

/** Where the tables of one request do not agree; empty when they do. */
async function halves(ask: Ask): Promise<string[]> {
  const questions = {
    'a paper without its bytes':
      'select d.id from document d where not exists (select from document_bytes b where b.document_id = d.id)',
    'a paper joined to no request that is there':
      'select d.id from document d left join legal_aid_request r on r.id = d.request_id where d.request_id is not null and r.id is null',
    'a request without exactly one mail to staff':
      "select reference from legal_aid_request r where (select count(*) from mail m where m.reference = r.reference and m.kind like 'staff%') <> 1",
    'a request without its submission':
      'select reference from legal_aid_request r where not exists (select from submission s where s.item = r.id::text)',
    'a request without its line in the audit':
      "select reference from legal_aid_request r where not exists (select from activity a where a.item_id = r.id and a.action = 'received')",
  }
  const found: string[] = []
  for (const [what, sql] of Object.entries(questions)) {
    const rows = await ask(sql)
    if (rows.length > 0) found.push(`${what}: ${rows.length}`)
  }
  return found
}

/** How many mails still wait when the outbox has had two minutes to empty itself. */
async function mailsWaiting(ask: Ask): Promise<number> {
  for (let left = 120; ; left -= 1) {
    const [row] = await ask("select count(*)::int as waiting from mail where state = 'waiting'")
    const waiting = Number(row!.waiting)
    if (waiting === 0 || left === 0) return waiting
    await wait(1_000)
  }
}

/** Files of the data folder in which the canary sings: tables, their journal, logs, mails. */
function filesWith(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(canary))
}
