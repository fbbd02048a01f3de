import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../run/product.ts'
import { compared } from './compared.ts'
import { killing, type Victim } from './killing.ts'
import { openLedger } from './ledger.ts'

// The short form; `npm run chaos -- --process requests --kills 200` is the whole one.
const plans: [Victim, number][] = [
  ['requests', 4],
  ['gateway', 2],
  ['shell', 1],
  ['postgres', 2],
]

test('whatever is killed while people send, nothing is lost, doubled, halved or readable', async () => {
  const product = await startProduct({ env: { SEED: 'none', THROTTLES: 'off' } })
  onTestFinished(() => product.stop())
  const ledger = openLedger(path.join(product.dataDir, 'ledger.jsonl'))
  for (const [victim, kills] of plans) await killing(product, ledger, { victim, kills, atOnce: 20 })
  expect(ledger.promises).toHaveLength(9 * 20)
  expect([...ledger.answers.keys()]).not.toContain(500)
  expect(await compared(product, ledger)).toEqual({
    lost: [],
    twice: [],
    halves: [],
    canaries: [],
    mailsWaiting: 0,
  })
}, 240_000)
