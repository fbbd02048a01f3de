/**
 * `npm run chaos`: kills one process of a running product again and again while people send things, and says what
 * was lost and what was stored twice. Both must be none.
 */

import path from 'node:path'
import { parseArgs } from 'node:util'
import { startProduct } from '../run/product.ts'
import { onStopSignal } from '../run/signals.ts'
import type { Command } from '../run/start.ts'
import { compareWithLedger } from './comparison.ts'
import { killRepeatedly, type TargetProcess } from './kill-repeatedly.ts'
import { openLedger } from './ledger.ts'
import { formatReport, listFailures } from './report.ts'

export async function run({ steps, args }: Command): Promise<never> {
  const { values } = parseArgs({
    args,
    options: { process: { type: 'string' }, kills: { type: 'string' } },
  })
  const product = await startProduct({ env: { SEED: 'none', THROTTLES: 'off' } })
  onStopSignal(
    async () => {
      await product.stop()
      process.exit(130)
    },
    () => process.kill(product.pid, 'SIGKILL'),
  )
  const ledger = openLedger(path.join(product.dataDir, 'ledger.jsonl'))
  try {
    const recoveries = await killRepeatedly(product, ledger, {
      victim: values.process as TargetProcess,
      kills: Number(values.kills),
      log: (line) => steps.line(line),
    })
    const comparison = await compareWithLedger(product, ledger)
    steps.line(`\n${values.process}: ${formatReport(ledger, recoveries, comparison)}`)
    process.exitCode = listFailures(ledger, recoveries, comparison).length > 0 ? 1 : 0
  } finally {
    await product.stop()
  }
  process.exit()
}
