/** Many who do one thing after the other. */

import { setTimeout as wait } from 'node:timers/promises'

export interface LoadPlan {
  /** How many do something at once, at most. */
  connections: number
  /** How many things they begin in a second; as many as they can, where it is not given. */
  rate?: number
  /** It ends when so many seconds are over, or when so many things were done. */
  seconds?: number
  count?: number
}

/** What they did and what went wrong, all told; it goes on counting while they are at it. */
export interface Done {
  count: number
  /** How often each thing went wrong. */
  errors: Map<string, number>
}

export const createDone = (): Done => ({ count: 0, errors: new Map() })

/**
 * Calls `perform` with one number after the other, from where `done` is: no number comes a second time. A failure is
 * counted, and the next has its turn.
 */
export async function runLoad(
  perform: (number: number) => Promise<void>,
  plan: LoadPlan,
  done: Done,
): Promise<void> {
  const { connections, rate, seconds = Number.POSITIVE_INFINITY, count = Number.POSITIVE_INFINITY } = plan
  const deadline = performance.now() + seconds * 1_000
  const last = done.count + count
  let begun = done.count
  let nextAt = performance.now()

  async function work() {
    while (begun < last) {
      // What could not begin in time is not made up for: that would be another load.
      const now = performance.now()
      const beginsAt = Math.max(now, nextAt)
      if (beginsAt > deadline) return
      if (rate) nextAt = beginsAt + 1_000 / rate
      // From 1 on: the visitors began with 0.
      const number = ++begun
      if (beginsAt > now) await wait(beginsAt - now)
      await perform(number).catch((failure: Error) => {
        done.errors.set(failure.message, (done.errors.get(failure.message) ?? 0) + 1)
      })
      done.count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
}
