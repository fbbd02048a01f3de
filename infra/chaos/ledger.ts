/** What was promised to those who sent something. */

/** An accepted submission and its reference. */
export interface LedgerEntry {
  marker: string
  reference: string
}

export interface Ledger {
  readonly entries: LedgerEntry[]
  /** How often something was sent, with or without a response. */
  attempts: number
  /** How often there was a response with each status; 0 is no response. */
  readonly responseCounts: Map<number, number>
}

export const createLedger = (): Ledger => ({ entries: [], attempts: 0, responseCounts: new Map() })
