/** Kills a process again and again, each time at another moment of a wave of sendings. */

import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '../run/product.ts'
import type { Ledger } from './ledger.ts'
import { sendAtOnce } from './senders.ts'
import { pidOf, type Victim, whenPostgresAnswers } from './victims.ts'

export type { Victim } from './victims.ts'

export interface Plan {
  victim: Victim
  kills: number
  /** How many things are sent at once, 50 unless said. */
  atOnce?: number
  told?: (line: string) => void
}

/** Most waves are over after this long when nobody is killed; the kills are spread over it. In milliseconds. */
const wave = 1_500
const patience = 60_000

/** How long a wave took to its last promise, in milliseconds. */
export interface Recovery {
  fromKill: number
  /** From when PostgreSQL answered again, where that was killed. */
  fromReturn?: number
}

/** Kills, waits until everything that was being sent is promised, and again. */
export async function killing(
  product: Product,
  ledger: Ledger,
  { victim, kills, atOnce = 50, told = () => {} }: Plan,
): Promise<Recovery[]> {
  const recoveries: Recovery[] = []
  let before: number | undefined
  for (let kill = 0; kill < kills; kill += 1) {
    const pid = await standing(product, victim, before)
    const postgresAnswers = victim === 'postgres' ? await whenPostgresAnswers(product) : undefined
    const sendings = sendAtOnce(product.url, `${victim}-${kill}`, atOnce, ledger)
    // Spread evenly, in an order that does not repeat itself: every moment of a wave has its turn.
    await wait((kill * 619) % wave)
    process.kill(pid, 'SIGKILL')
    const killed = performance.now()
    before = pid
    const returned = postgresAnswers?.()
    await sendings
    const promised = performance.now()
    const back = await returned
    recoveries.push({
      fromKill: promised - killed,
      ...(back !== undefined && { fromReturn: Math.max(promised - back, 0) }),
    })
    if ((kill + 1) % 10 === 0) told(`  ${kill + 1} kills, ${ledger.promises.length} promises`)
  }
  await standing(product, victim, before)
  return recoveries
}

/** Its number once it is there, another than that of the one `before` it, and the product answers. */
async function standing(product: Product, victim: Victim, before: number | undefined): Promise<number> {
  for (const giveUp = Date.now() + patience; Date.now() < giveUp; await wait(100)) {
    const pid = await pidOf(product, victim).catch(() => undefined)
    const answers = await fetch(`${product.url}/api/services`, { signal: AbortSignal.timeout(5_000) }).then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.ok
      },
      () => false,
    )
    if (pid !== undefined && pid !== before && answers) return pid
  }
  throw new Error(`${victim} did not come back within ${patience / 1000} s`)
}
