/** A product of its own with its visitors, what it has from time to time, and whether all is in order in the end. */

import { setTimeout as wait } from 'node:timers/promises'
import {
  readCpuTimes,
  readMemory,
  subtractUsage,
  sumUsage,
  type Usage,
} from '../../bench/harness/process-usage.ts'
import { findDifferences } from '../../chaos/comparison.ts'
import { findProgram, programNames } from '../../chaos/faults.ts'
import { createLedger } from '../../chaos/senders.ts'
import { startProduct } from '../../run/testing/product.ts'
import { describeCourse } from './verdict.ts'
import { visit } from './visitors.ts'

export interface SoakPlan {
  seconds: number
  /** How many do something at once. */
  connections: number
  /** How many things they begin in a second. */
  rate: number
}

interface SoakReport {
  count: number
  /** How often the product was too busy for something, which was asked again. */
  busyCount: number
  /** What each program had in the course of it, in Markdown. */
  table: string
  growing: string[]
  failures: string[]
}

/** Until the time is over, or the signal comes. */
export async function runSoak(plan: SoakPlan, signal?: AbortSignal): Promise<SoakReport> {
  const product = await startProduct({ env: { THROTTLES: 'off', SEED: 'demo' } })
  try {
    const ledger = createLedger()
    const programs = () => programNames.map((name) => findProgram(product, name))
    const before = programs()
    // The demonstration's requests are in no ledger, and were never sent.
    const known = await findDifferences(product.dataDir, [])
    const visitors = { product, ledger, busyCount: 0 }
    const failures = new Map<string, number>()
    const samples: Usage[] = []
    let count = 0
    const beganAt = performance.now()
    const isOver = () => signal?.aborted || performance.now() - beganAt > plan.seconds * 1_000
    const work = async (connection: number) => {
      // By the clock: what is late begins as soon as its connection is free.
      for (let number = connection; !isOver(); number += plan.connections) {
        await wait(Math.max(0, beganAt + (number / plan.rate) * 1_000 - performance.now()))
        await visit(visitors, number).catch(({ message }: Error) =>
          failures.set(message, (failures.get(message) ?? 0) + 1),
        )
        count += 1
      }
    }
    const sampling = setInterval(() => samples.push(readMemory(product.pid)), (plan.seconds / 64) * 1_000)
    await Promise.all(Array.from({ length: plan.connections }, (_, connection) => work(connection)))
    clearInterval(sampling)
    const differences = await findDifferences(product.dataDir, ledger.references, known)
    const restFailure = (await comesToRest(product.pid)) ? [] : ['the programs do not come to rest']
    const hasEnded = programs().join() === before.join() ? [] : ['a program has ended, and was started again']
    return {
      count,
      busyCount: visitors.busyCount,
      ...describeCourse(samples),
      failures: [
        ...[...failures].map(([message, times]) => `${times} times ${message}`),
        ...differences,
        ...restFailure,
        ...hasEnded,
      ],
    }
  } finally {
    await product.stop()
  }
}

const maxSecondsUntilRest = 120
/** Of a processor, of all programs: what they do by the minute is a tenth of it, a loop without end is all of one. */
const maxIdleShare = 0.4

async function comesToRest(pid: number): Promise<boolean> {
  for (const deadline = performance.now() + maxSecondsUntilRest * 1_000; performance.now() < deadline; ) {
    const [before, beganAt] = [readCpuTimes(pid), performance.now()]
    await wait(5_000)
    const microseconds = sumUsage(subtractUsage(readCpuTimes(pid), before))
    if (microseconds / ((performance.now() - beganAt) * 1_000) < maxIdleShare) return true
  }
  return false
}
