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
  /** How often each status was answered; 0 is no answer. */
  readonly answers: Map<number, number>
  answered(status: number): void
  promised(promise: Promised): void
}

/** Opens a ledger in a file of its own. */
export function openLedger(file: string): Ledger {
  const handle = openSync(file, 'a', 0o600)
  const promises: Promised[] = []
  const answers = new Map<number, number>()
  return {
    promises,
    tries: 0,
    answers,
    answered: (status) => void answers.set(status, (answers.get(status) ?? 0) + 1),
    promised(promise) {
      writeSync(handle, `${JSON.stringify(promise)}\n`)
      fsyncSync(handle)
      promises.push(promise)
    },
  }
}
