/** The ledger of submissions and their references: written to disk at once. */

import { fsyncSync, openSync, writeSync } from 'node:fs'

/** An accepted submission and its reference. */
export interface LedgerEntry {
  marker: string
  reference: string
}

export interface Ledger {
  readonly entries: readonly LedgerEntry[]
  /** How often something was sent, with or without a response. */
  attempts: number
  /** How often there was a response with each status; 0 is no response. */
  readonly responseCounts: Map<number, number>
  recordResponse(status: number): void
  recordEntry(entry: LedgerEntry): void
}

/** Opens a ledger in a file of its own. */
export function openLedger(file: string): Ledger {
  const handle = openSync(file, 'a', 0o600)
  const entries: LedgerEntry[] = []
  const responseCounts = new Map<number, number>()
  return {
    entries,
    attempts: 0,
    responseCounts,
    recordResponse: (status) => void responseCounts.set(status, (responseCounts.get(status) ?? 0) + 1),
    recordEntry(entry) {
      writeSync(handle, `${JSON.stringify(entry)}\n`)
      fsyncSync(handle)
      entries.push(entry)
    },
  }
}
