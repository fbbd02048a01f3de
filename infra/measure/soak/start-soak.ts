/** A product of its own with its mail server and its visitors, and what is to be true of it in the end. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Agent } from 'undici'
import { type Comparison, compareWithLedgers } from '../../chaos/comparison.ts'
import { openLedger } from '../../chaos/ledger.ts'
import { startProduct } from '../../run/product.ts'
import type { Environment } from '../../run/settings.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { listEndedPrograms, listProgramProcesses } from './program-processes.ts'
import { createVisitors, type Visitors } from './visitors.ts'

export interface Soak {
  visitors: Visitors
  mailServer: MailServer
  /** Compares what was promised to the visitors with what is stored beside what was there before them. */
  listDifferences(): Promise<string[]>
  /** The programs that have ended since they were started. */
  listEndedPrograms(): string[]
  stop(): Promise<void>
}

/** How many visitors do something at once, at most. */
export const connections = 16

/** Starts a product with the demonstration's content, and with all limits, behind a proxy that names each client. */
export async function startSoak(env: Environment = {}): Promise<Soak> {
  const stopping: (() => unknown)[] = []
  const stop = async () => {
    for (const each of stopping.splice(0).toReversed()) await each()
  }
  try {
    const mailServer = await startMailServer()
    stopping.push(() => mailServer.stop())
    const folder = mkdtempSync(path.join(tmpdir(), 'access-soak-'))
    stopping.push(() => rmSync(folder, { recursive: true, force: true }))
    const product = await startProduct({
      env: { TRUSTED_PROXIES: '127.0.0.1, ::1', SMTP_URL: mailServer.url, ...env },
    })
    stopping.push(() => product.stop())
    const processes = listProgramProcesses(product.pid)
    const before = await compareWithLedgers(product.dataDir, [])
    const ledger = openLedger(path.join(folder, 'ledger.jsonl'))
    const agent = new Agent({ connections, pipelining: 1 })
    stopping.push(() => agent.close())
    const visitors = await createVisitors({ product, connections: agent, busyCount: 0 }, ledger)
    return {
      visitors,
      mailServer,
      listDifferences: async () =>
        listDifferences(before, await compareWithLedgers(product.dataDir, [...ledger.entries])),
      listEndedPrograms: () => listEndedPrograms(processes, product.pid),
      stop,
    }
  } catch (failure) {
    await stop()
    throw failure
  }
}

/** The demonstration's requests are in no ledger, and were never sent. */
function listDifferences(before: Comparison, after: Comparison): string[] {
  const inconsistencies = new Set(before.inconsistencies)
  const duplicates = new Set(before.duplicates)
  return [
    ...after.missing.map((one) => `${one} was promised and is not there`),
    ...after.duplicates.filter((one) => !duplicates.has(one)).map((one) => `${one} was promised to nobody`),
    ...after.inconsistencies.filter((one) => !inconsistencies.has(one)),
    ...after.filesWithCanary.map((file) => `${file} has a visitor's text in it`),
    ...(after.pendingEmails > 0 ? [`${after.pendingEmails} emails are waiting`] : []),
  ]
}
