import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { breakOnceEach } from './break-repeatedly.ts'
import { compareWithLedgers } from './comparison.ts'
import { faults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { startProductUnderFault } from './product-under-fault.ts'

// The short form; `npm run chaos` is the whole one.
test('whatever is killed, nothing is lost, duplicated, inconsistent or readable', async () => {
  const product = await startProductUnderFault()
  onTestFinished(() => product.stop())
  const ledger = openLedger(path.join(product.dataDir, 'ledger.jsonl'))
  const plan = Object.entries(faults).map(([name, fault]) => ({ name, fault, ledger, recoveries: [] }))
  // Those after it take the whole product along, which one time shows.
  const perProgram = plan.slice(0, plan.findIndex(({ name }) => name === 'postgres') + 1)
  await breakOnceEach(product, perProgram, 0, 20)
  await breakOnceEach(product, plan, 1, 20)
  expect(ledger.entries).toHaveLength(15 * 20)
  expect([...ledger.responseCounts.keys()]).not.toContain(500)
  expect(await compareWithLedgers(product.dataDir, ledger.entries)).toEqual({
    missing: [],
    duplicates: [],
    inconsistencies: [],
    filesWithCanary: [],
    pendingEmails: 0,
  })
})
