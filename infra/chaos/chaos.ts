/**
 * `npm run chaos`: breaks a product and compares what was promised with what is stored. The faults take turns, but for the
 * full disk, which has a product of its own (a small file system: it needs root).
 */

import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { onStopSignal } from '../run/signals.ts'
import type { Command } from '../run/start.ts'
import { breakOnceEach, formatPlan, listFaultFailures, planFaults } from './break-repeatedly.ts'
import { findDifferences } from './comparison.ts'
import { diskFull, mountSmallFileSystem } from './disk-full.ts'
import { type Fault, faults } from './faults.ts'
import { startProductUnderFault } from './product-under-fault.ts'

/** Compares after every fifty times, so that hours of breaking do not end with what was wrong in the first minutes. */
const partLength = 50

const faultNames = [...Object.keys(faults), 'disk']

export async function run({ steps, values }: Command): Promise<never> {
  const names = values.fault?.split(',') ?? faultNames
  const times = Number(values.times ?? 200)
  if (names.some((name) => !faultNames.includes(name)) || !(times > 0))
    throw new StartupError(`npm run chaos -- --fault ${faultNames.join(',')} --times 200`, { code: 2 })
  const kills = Object.entries(faults).filter(([name]) => names.includes(name))
  const failures: string[] = []
  if (kills.length > 0) failures.push(...(await breakProduct(Object.fromEntries(kills), times, steps.line)))
  if (names.includes('disk'))
    failures.push(...(await breakProduct({ disk: diskFull }, times, steps.line, mountSmallFileSystem())))
  process.exit(failures.length > 0 ? 1 : 0)
}

/** Breaks a product of its own so many times in each way; returns what went wrong. */
async function breakProduct(
  faults: Record<string, Fault>,
  times: number,
  log: (line: string) => void,
  disk?: { dataDir: string; remove(): void },
): Promise<string[]> {
  const product = await startProductUnderFault(disk?.dataDir)
  const stop = async () => {
    await product.stop()
    disk?.remove()
  }
  onStopSignal(stop, () => process.kill(product.pid, 'SIGKILL'))
  try {
    const plan = planFaults(faults)
    let failures: string[] = []
    log(`\n${plan.map(({ fault }) => fault.title).join(', ')}: ${times} times each`)
    for (let round = 1; round <= times; round += 1) {
      await breakOnceEach(product, plan, round)
      if (round % partLength > 0 && round < times) continue
      const promised = plan.flatMap(({ ledger }) => ledger.references)
      const differences = await findDifferences(product.dataDir, promised)
      failures = [...differences, ...plan.flatMap(listFaultFailures)]
      const verdict =
        failures.length > 0 ? failures.slice(0, 20) : ['Nothing lost, twice, half stored or readable.']
      log(['', formatPlan(plan), `Of ${promised.length} that were promised:`, ...verdict].join('\n'))
    }
    return failures
  } finally {
    await stop()
  }
}
