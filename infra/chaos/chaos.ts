/**
 * `npm run chaos`: breaks a running product again and again while people send things, and says what was lost, what
 * was stored twice, and how soon it was back.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Environment } from '../run/settings.ts'
import { onStopSignal } from '../run/signals.ts'
import type { Command } from '../run/start.ts'
import { breakOnceEach } from './break-repeatedly.ts'
import { createTurnableClock } from './clock.ts'
import { compareWithLedgers } from './comparison.ts'
import { diskFull, mountSmallFileSystem } from './disk-full.ts'
import { type Fault, faults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { startProductUnderFault } from './product-under-fault.ts'
import { formatResult, listFailures, type ProductResult } from './report.ts'

/** A product for some faults, which take turns. */
interface Setting {
  faults: Record<string, Fault>
  dataDir?: string
  env?: Environment
  /** Removes what was made for it. */
  remove?(): void
}

/** Faults that need a product of their own. */
const ownSettings: Record<string, () => Setting> = {
  disk: () => ({ faults: { disk: diskFull }, ...mountSmallFileSystem() }),
  clock() {
    const { fault, ...clock } = createTurnableClock()
    return { faults: { clock: fault }, ...clock }
  },
}

/** Compares after every fifty times, so that hours of breaking do not end with what was wrong in the first minutes. */
const partLength = 50

export async function run({ steps, args }: Command): Promise<never> {
  const options = { fault: { type: 'string' }, times: { type: 'string' } } as const
  const { values } = parseArgs({ args, options })
  const names = values.fault?.split(',') ?? [...Object.keys(faults), ...Object.keys(ownSettings)]
  const shared = Object.entries(faults).filter(([name]) => names.includes(name))
  const settings = [
    ...(shared.length > 0 ? [() => ({ faults: Object.fromEntries(shared) })] : []),
    ...Object.entries(ownSettings).flatMap(([name, setting]) => (names.includes(name) ? [setting] : [])),
  ]
  let hasFailed = false
  for (const setting of settings) {
    const result = await breakProduct(setting(), Number(values.times ?? 200), steps.line)
    hasFailed ||= listFailures(result).length > 0
  }
  process.exit(hasFailed ? 1 : 0)
}

/** Breaks a product of its own so many times in each way. */
async function breakProduct(setting: Setting, times: number, log: (line: string) => void) {
  // Not on the product's disk, which may be full.
  const folder = mkdtempSync(path.join(tmpdir(), 'access-chaos-ledgers-'))
  const stopping: (() => unknown)[] = [() => rmSync(folder, { recursive: true }), () => setting.remove?.()]
  const stop = async () => {
    for (const each of stopping.splice(0).toReversed()) await each()
  }
  try {
    const product = await startProductUnderFault(setting.dataDir, setting.env)
    stopping.push(() => product.stop())
    onStopSignal(
      () => stop().then(() => process.exit(130)),
      () => process.kill(product.pid, 'SIGKILL'),
    )
    const plan = Object.entries(setting.faults).map(([name, fault]) => {
      return { name, fault, ledger: openLedger(path.join(folder, `${name}.jsonl`)), recoveries: [] }
    })
    log(`\n${plan.map(({ fault }) => fault.title).join(', ')}: ${times} times each`)
    let result: ProductResult | undefined
    for (let round = 0; round < times; round += 1) {
      await breakOnceEach(product, plan, round)
      if ((round + 1) % 10 === 0) log(`  ${round + 1} times each`)
      if ((round + 1) % partLength > 0 && round + 1 < times) continue
      const entries = plan.flatMap(({ ledger }) => ledger.entries)
      result = { plan, comparison: await compareWithLedgers(product.dataDir, entries) }
      log([formatResult(result), ...listFailures(result).slice(0, 20)].join('\n'))
    }
    return result!
  } finally {
    await stop()
  }
}
