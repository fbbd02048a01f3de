// Whether the gateway lives, and whether it can serve: two questions with two answers.
import { setTimeout as pause } from 'node:timers/promises'
import type { Subgraph } from './subgraph.ts'

export interface Health {
  /** True once every service has answered. One that is down later makes its own part busy, not all of us. */
  readonly isReady: boolean
  /** Settles when that happens, or when stopped. */
  readonly ready: Promise<void>
  stop(): void
}

/** Asks each service until it has answered once. */
export function watchHealth(subgraphs: Subgraph[], wait = 100): Health {
  const stopped = new AbortController()
  let isReady = false

  async function untilItAnswers(subgraph: Subgraph) {
    let next = wait
    while (!stopped.signal.aborted && !(await subgraph.answers())) {
      await pause(next, undefined, { signal: stopped.signal }).catch(() => {})
      next = Math.min(next * 2, 500)
    }
  }

  const ready = Promise.all(subgraphs.map(untilItAnswers)).then(() => {
    isReady = !stopped.signal.aborted
  })
  return {
    ready,
    get isReady() {
      return isReady
    },
    stop: () => stopped.abort(),
  }
}
