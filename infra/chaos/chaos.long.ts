import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { breakRepeatedly } from './break-repeatedly.ts'
import { compareWithLedgers } from './comparison.ts'
import { type FaultName, faults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { startProductUnderFault } from './product-under-fault.ts'

// The short form; `npm run chaos` is the whole one.
const plans: [FaultName[], number][] = [
  [['requests', 'content', 'auth', 'gateway', 'shell', 'postgres'], 2],
  [['backend', 'start', 'everything'], 1],
]

test('whatever is killed, nothing is lost, duplicated, inconsistent or readable', async () => {
  const product = await startProductUnderFault()
  onTestFinished(() => product.stop())
  const ledger = openLedger(path.join(product.dataDir, 'ledger.jsonl'))
  for (const [names, times] of plans) {
    const plan = names.map((name) => ({ name, fault: faults[name], ledger }))
    await breakRepeatedly(product, plan, times, { concurrency: 20 })
  }
  expect(ledger.entries).toHaveLength(15 * 20)
  expect([...ledger.responseCounts.keys()]).not.toContain(500)
  expect(await compareWithLedgers(product.dataDir, [...ledger.entries])).toEqual({
    missing: [],
    duplicates: [],
    inconsistencies: [],
    filesWithCanary: [],
    pendingEmails: 0,
  })
})
