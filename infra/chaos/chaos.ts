/**
 * `npm run chaos`: breaks a running product again and again while people send things, and says what was lost, what
 * was stored twice, and how soon it was back.
 */

import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { onStopSignal } from '../run/signals.ts'
import type { Command } from '../run/start.ts'
import { breakRepeatedly, type PlannedFault, type Recovery } from './break-repeatedly.ts'
import { createTurnableClock } from './clock.ts'
import { compareWithLedgers } from './comparison.ts'
import { diskFull, mountSmallFileSystem } from './disk-full.ts'
import { type Fault, faults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { type Options, type ProductUnderFault, startProductUnderFault } from './product-under-fault.ts'
import { formatResult, listFailures, type ProductResult } from './report.ts'

/** A product for some faults, which take turns. */
interface Setting {
  plan: [name: string, fault: Fault][]
  options?: Options
  /** Removes what was made for it. */
  remove?(): void
}

/** Faults that need a product of their own. */
const ownSettings: Record<string, () => Setting> = {
  disk() {
    const { dataDir, unmount } = mountSmallFileSystem()
    return { plan: [['disk', diskFull]], options: { dataDir }, remove: unmount }
  },
  clock() {
    const { fault, ...clock } = createTurnableClock()
    return { plan: [['clock', fault]], ...clock }
  },
}

export async function run({ steps, args }: Command): Promise<never> {
  const { values } = parseArgs({
    args,
    options: { fault: { type: 'string' }, times: { type: 'string' }, table: { type: 'string' } },
  })
  const names = values.fault?.split(',') ?? [...Object.keys(faults), ...Object.keys(ownSettings)]
  const shared = Object.entries(faults).filter(([name]) => names.includes(name))
  const settings = [
    ...(shared.length > 0 ? [() => ({ plan: shared })] : []),
    ...Object.entries(ownSettings).flatMap(([name, setting]) => (names.includes(name) ? [setting] : [])),
  ]
  let hasFailed = false
  for (const setting of settings) {
    const result = await breakProduct(setting(), Number(values.times ?? 200), steps.line)
    const failures = listFailures(result)
    hasFailed ||= failures.length > 0
    steps.line([formatResult(result), ...failures.slice(0, 20)].join('\n'))
    if (values.table) appendFileSync(values.table, `${formatResult(result)}\n`)
  }
  process.exit(hasFailed ? 1 : 0)
}

/** Breaks a product of its own. */
async function breakProduct(
  { plan, options, remove }: Setting,
  times: number,
  log: (line: string) => void,
): Promise<ProductResult> {
  // Not on the product's disk, which may be full.
  const folder = mkdtempSync(path.join(tmpdir(), 'access-chaos-ledgers-'))
  try {
    const product = await startProductUnderFault(options)
    onStopSignal(
      async () => {
        await product.stop()
        remove?.()
        process.exit(130)
      },
      () => process.kill(product.pid, 'SIGKILL'),
    )
    try {
      log(`\n${plan.map(([, { title }]) => title).join(', ')}: ${times} times each`)
      const plannedFaults = plan.map(([name, fault]) => ({
        name,
        fault,
        ledger: openLedger(path.join(folder, `${name}.jsonl`)),
      }))
      return await breakInParts(product, plannedFaults, times, log)
    } finally {
      await product.stop()
    }
  } finally {
    remove?.()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Compares after every fifty times, so that hours of breaking do not end with what was wrong in the first minutes. */
const partLength = 50

async function breakInParts(
  product: ProductUnderFault,
  plan: PlannedFault[],
  times: number,
  log: (line: string) => void,
): Promise<ProductResult> {
  const recoveries = plan.map((): Recovery[] => [])
  for (let firstRound = 0; ; firstRound += partLength) {
    const partTimes = Math.min(partLength, times - firstRound)
    const part = await breakRepeatedly(product, plan, partTimes, { firstRound, log })
    for (const [index, list] of part.entries()) recoveries[index]!.push(...list)
    const entries = plan.flatMap(({ ledger }) => ledger.entries)
    const result = {
      faults: plan.map(({ fault: { title }, ledger }, index) => ({
        title,
        ledger,
        recoveries: recoveries[index]!,
      })),
      comparison: await compareWithLedgers(product.dataDir, entries),
    }
    if (firstRound + partTimes >= times) return result
    log([formatResult(result), ...listFailures(result).slice(0, 20)].join('\n'))
  }
}
