/** What was sent and what was promised in return: written to disk before anything else goes on, as a sender would. */

import { fsyncSync, openSync, writeSync } from 'node:fs'

/** A promise that was made: this is stored, and this is its reference. */
export interface Promised {
  marker: string
  kind: Kind
  reference: string
}

export type Kind = 'request' | 'message' | 'registration'

export interface Ledger {
  readonly promises: readonly Promised[]
  /** How often something was sent, answered or not. */
  tries: number
  promised(promise: Promised): void
}

/** Opens a ledger in a file of its own. */
export function openLedger(file: string): Ledger {
  const handle = openSync(file, 'a', 0o600)
  const promises: Promised[] = []
  return {
    promises,
    tries: 0,
    promised(promise) {
      writeSync(handle, `${JSON.stringify(promise)}\n`)
      fsyncSync(handle)
      promises.push(promise)
    },
  }
}
