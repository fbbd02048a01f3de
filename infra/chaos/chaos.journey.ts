import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../run/product.ts'
import { compareWithLedger } from './comparison.ts'
import { killRepeatedly, type TargetProcess } from './kill-repeatedly.ts'
import { openLedger } from './ledger.ts'

// The short form; `npm run chaos -- --process requests --kills 200` is the whole one.
const plans: [TargetProcess, number][] = [
  ['requests', 4],
  ['gateway', 2],
  ['shell', 1],
  ['postgres', 2],
]

test('whichever process is killed, nothing is lost, duplicated, inconsistent or readable', async () => {
  const product = await startProduct({ env: { SEED: 'none', THROTTLES: 'off' } })
  onTestFinished(() => product.stop())
  const ledger = openLedger(path.join(product.dataDir, 'ledger.jsonl'))
  for (const [victim, kills] of plans)
    await killRepeatedly(product, ledger, { victim, kills, concurrency: 20 })
  expect(ledger.entries).toHaveLength(9 * 20)
  expect([...ledger.responseCounts.keys()]).not.toContain(500)
  expect(await compareWithLedger(product, ledger)).toEqual({
    missing: [],
    duplicates: [],
    inconsistencies: [],
    filesWithCanary: [],
    pendingEmails: 0,
  })
}, 240_000)
