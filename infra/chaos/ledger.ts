/** What was promised to those who sent something. */
export interface Ledger {
  /** Those of accepted submissions. */
  readonly references: string[]
  /** How often something was sent, with or without a response. */
  attempts: number
  /** How often there was a response with each status; 0 is no response. */
  readonly responseCounts: Map<number, number>
}

export const createLedger = (): Ledger => ({ references: [], attempts: 0, responseCounts: new Map() })
