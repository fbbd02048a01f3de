/**
 * `npm run chaos`: kills one process of a running product again and again while people send things, and says what
 * was lost and what was stored twice. Both must be none.
 */

import path from 'node:path'
import { parseArgs } from 'node:util'
import { startProduct } from '../run/product.ts'
import { endWhenAsked } from '../run/signals.ts'
import type { Command } from '../run/start.ts'
import { compared } from './compared.ts'
import { broken, figures } from './figures.ts'
import { killing, type Victim } from './killing.ts'
import { openLedger } from './ledger.ts'

export async function run({ steps, args }: Command): Promise<never> {
  const { values } = parseArgs({
    args,
    options: { process: { type: 'string' }, kills: { type: 'string' } },
  })
  const product = await startProduct({ env: { SEED: 'none', THROTTLES: 'off' } })
  endWhenAsked(
    async () => {
      await product.stop()
      process.exit(130)
    },
    () => process.kill(product.pid, 'SIGKILL'),
  )
  const ledger = openLedger(path.join(product.dataDir, 'ledger.jsonl'))
  try {
    const recoveries = await killing(product, ledger, {
      victim: values.process as Victim,
      kills: Number(values.kills),
      told: (line) => steps.line(line),
    })
    const found = await compared(product, ledger)
    steps.line(`\n${values.process}: ${figures(ledger, recoveries, found)}`)
    process.exitCode = broken(ledger, recoveries, found).length > 0 ? 1 : 0
  } finally {
    await product.stop()
  }
  process.exit()
}
