/** Breaks a product again and again, each time at another moment of a wave of submissions. */

import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, Injection } from './faults.ts'
import type { Ledger } from './ledger.ts'
import type { ProductUnderFault } from './product-under-fault.ts'
import { sendWave } from './senders.ts'

/** A fault, with the ledger of what is sent while it is injected. */
export interface PlannedFault {
  name: string
  fault: Fault
  ledger: Ledger
}

export interface Options {
  /** How many things are sent at once, 50 by default. */
  concurrency?: number
  /** How often it was broken in these ways before. */
  firstRound?: number
  log?: (line: string) => void
}

/** Most waves are over after this long when nothing is broken; the faults are spread over it. In milliseconds. */
const waveDuration = 1_500
const timeout = 60_000

/** What a fault cost, in milliseconds since the product could begin to recover from it. */
export interface Recovery {
  /** Until the product said that it is ready, with what was broken in its place again. */
  ready: number
  /** Until the last submission of the wave had its reference. */
  complete: number
}

/**
 * Breaks it `times` times in each way, waits after each until it is whole and everything that was sent has a reference.
 * The faults take turns: a program that dies several times a minute is restarted later each time, which would be all
 * that is measured. Returns the recoveries from each fault.
 */
export async function breakRepeatedly(
  product: ProductUnderFault,
  plan: PlannedFault[],
  times: number,
  { concurrency = 50, firstRound = 0, log = () => {} }: Options = {},
): Promise<Recovery[][]> {
  const recoveries = plan.map((): Recovery[] => [])
  for (let round = firstRound; round < firstRound + times; round += 1) {
    for (const [index, { name, fault, ledger }] of plan.entries()) {
      const submissions = sendWave(product.url, `${name}-${round}`, concurrency, ledger)
      // A wave that fails while the fault is injected is reported when it is awaited.
      submissions.catch(() => {})
      // Spread evenly, in an order that does not repeat itself: every moment of a wave has its turn.
      await wait((round * 619) % waveDuration)
      recoveries[index]!.push(await injectFault(product, fault, round, submissions))
    }
    if ((round + 1) % 10 === 0) log(`  ${round + 1} times each`)
  }
  return recoveries
}

async function injectFault(
  product: ProductUnderFault,
  fault: Fault,
  round: number,
  submissions: Promise<void>,
): Promise<Recovery> {
  const brokenAt = performance.now()
  const injection = await fault.inject(product, round)
  const since = injection.since ?? brokenAt
  const [readyAt, completeAt] = await Promise.all([
    waitUntilReady(product, injection),
    submissions.then(() => performance.now()),
  ])
  return { ready: readyAt - since, complete: completeAt - since }
}

/** When what was broken is in its place, and the product says that it is ready. */
async function waitUntilReady({ url }: ProductUnderFault, { isOver }: Injection): Promise<number> {
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await wait(50)) {
    if (!(await isOver())) continue
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return performance.now()
  }
  throw new Error(`It was not ready within ${timeout / 1000} s`)
}
