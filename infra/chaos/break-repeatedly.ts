/** Breaks a product again and again, each time at another moment of a wave of submissions, and says how it was survived. */

import { setTimeout as wait } from 'node:timers/promises'
import { getMedian } from '../bench/harness/statistics.ts'
import { formatNumber, formatTable } from '../bench/harness/tables.ts'
import { isReady } from '../run/testing/product.ts'
import type { Fault, Injection } from './faults.ts'
import type { ProductUnderFault } from './product-under-fault.ts'
import { createLedger, type Ledger, sendWave } from './senders.ts'

/** A fault, with the ledger of what is sent while it is injected. */
export interface PlannedFault {
  name: string
  fault: Fault
  ledger: Ledger
  /** In seconds, each from when the product could recover until it was whole and said that it is ready. */
  recoveries: number[]
}

export const planFaults = (faults: Record<string, Fault>): PlannedFault[] =>
  Object.entries(faults).map(([name, fault]) => ({ name, fault, ledger: createLedger(), recoveries: [] }))

/** Most waves are over after this long when nothing is broken; the faults are spread over it. In milliseconds. */
const waveDuration = 1_500
const timeout = 60_000

/**
 * Breaks it once in each way, waits after each until it is whole and everything that was sent has a reference. The
 * faults take turns from round to round: a program that dies several times a minute is restarted later each time, which
 * would be all that is measured.
 */
export async function breakOnceEach(
  product: ProductUnderFault,
  plan: PlannedFault[],
  round: number,
  concurrency = 50,
): Promise<void> {
  for (const { name, fault, ledger, recoveries } of plan) {
    const submissions = sendWave(product.url, `${name}-${round}`, concurrency, ledger)
    // A wave that fails while the fault is injected is reported when it is awaited.
    submissions.catch(() => {})
    // Spread evenly, in an order that does not repeat itself: every moment of a wave has its turn.
    await wait((round * 619) % waveDuration)
    const brokenAt = performance.now()
    const injection = await fault.inject(product, round)
    const readyAt = await waitUntilReady(product, injection)
    recoveries.push((readyAt - (injection.since ?? brokenAt)) / 1_000)
    await submissions
  }
}

/** When what was broken is in its place, and the product says that it is ready. */
async function waitUntilReady({ url }: ProductUnderFault, { isOver }: Injection): Promise<number> {
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await wait(50)) {
    if (!isOver()) continue
    if (await isReady(url)) return performance.now()
  }
  throw new Error(`It was not ready within ${timeout / 1000} s`)
}

/** In seconds: how soon the product must be ready again. */
const maxRecoveryTime = 10

/** How a fault was not survived, a sentence for each failure. */
export function listFaultFailures({ fault: { title }, ledger, recoveries }: PlannedFault): string[] {
  const serverErrors = ledger.responseCounts.get(500)
  return [
    ...(serverErrors ? [`${title}: answered with 500: ${serverErrors}`] : []),
    ...recoveries
      .filter((seconds) => seconds > maxRecoveryTime)
      .map((seconds) => `${title}: ready only after ${formatNumber(seconds)} s`),
  ]
}

const head = ['Broken', 'Times', 'Promised', 'Tries', 'Answers', 'Ready again, s (longest)']

/** A Markdown table of the faults of one product. */
export const formatPlan = (plan: PlannedFault[]): string =>
  formatTable(
    head,
    plan.map(({ fault, ledger, recoveries }) => [
      fault.title,
      `${recoveries.length}`,
      `${ledger.references.length}`,
      `${ledger.attempts}`,
      [...ledger.responseCounts].map(([status, count]) => `${status || 'none'}: ${count}`).join(', '),
      `${formatNumber(getMedian(recoveries))} (${formatNumber(Math.max(...recoveries))})`,
    ]),
  )
