/** Kills a process again and again, each time at another moment of a wave of submissions. */

import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '../run/product.ts'
import type { Ledger } from './ledger.ts'
import { sendWave } from './senders.ts'
import { findPid, type TargetProcess, watchPostgresReturn } from './target-processes.ts'

export type { TargetProcess } from './target-processes.ts'

export interface Plan {
  victim: TargetProcess
  kills: number
  /** How many things are sent at once, 50 by default. */
  concurrency?: number
  log?: (line: string) => void
}

/** Most waves are over after this long when nobody is killed; the kills are spread over it. In milliseconds. */
const waveDuration = 1_500
const timeout = 60_000

/** How long a wave took to its last reference, in milliseconds. */
export interface Recovery {
  sinceKill: number
  /** From when PostgreSQL answered again, where that was killed. */
  sinceReturn?: number
}

/** Kills, waits until everything that was sent has a reference, and again. */
export async function killRepeatedly(
  product: Product,
  ledger: Ledger,
  { victim, kills, concurrency = 50, log = () => {} }: Plan,
): Promise<Recovery[]> {
  const recoveries: Recovery[] = []
  let previousPid: number | undefined
  for (let kill = 0; kill < kills; kill += 1) {
    const pid = await waitForProcess(product, victim, previousPid)
    const postgresAnswers = victim === 'postgres' ? await watchPostgresReturn(product) : undefined
    const submissions = sendWave(product.url, `${victim}-${kill}`, concurrency, ledger)
    // Spread evenly, in an order that does not repeat itself: every moment of a wave has its turn.
    await wait((kill * 619) % waveDuration)
    process.kill(pid, 'SIGKILL')
    const killedAt = performance.now()
    previousPid = pid
    const returnTime = postgresAnswers?.()
    await submissions
    const acknowledgedAt = performance.now()
    const returnedAt = await returnTime
    recoveries.push({
      sinceKill: acknowledgedAt - killedAt,
      ...(returnedAt !== undefined && { sinceReturn: Math.max(acknowledgedAt - returnedAt, 0) }),
    })
    if ((kill + 1) % 10 === 0) log(`  ${kill + 1} kills, ${ledger.entries.length} references`)
  }
  await waitForProcess(product, victim, previousPid)
  return recoveries
}

/** The process id once it runs, other than the previous one, and the product responds. */
async function waitForProcess(
  product: Product,
  victim: TargetProcess,
  previousPid: number | undefined,
): Promise<number> {
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await wait(100)) {
    const pid = await findPid(product, victim).catch(() => undefined)
    const isAnswering = await fetch(`${product.url}/api/services`, {
      signal: AbortSignal.timeout(5_000),
    }).then(
      async (response) => {
        await response.body?.cancel()
        return response.ok
      },
      () => false,
    )
    if (pid !== undefined && pid !== previousPid && isAnswering) return pid
  }
  throw new Error(`${victim} did not come back within ${timeout / 1000} s`)
}
