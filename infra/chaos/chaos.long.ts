import { expect, onTestFinished, test } from 'vitest'
import { breakOnceEach, listFaultFailures, planFaults } from './break-repeatedly.ts'
import { findDifferences } from './comparison.ts'
import { faults } from './faults.ts'
import { startProductUnderFault } from './product-under-fault.ts'

// The short form; `npm run chaos` is the whole one.
test('whatever is killed, nothing is lost, duplicated, inconsistent or readable', async () => {
  const product = await startProductUnderFault()
  onTestFinished(() => product.stop())
  const plan = planFaults(faults)
  // Those after it take the whole product along, which one time shows.
  const perProgram = plan.slice(0, plan.findIndex(({ name }) => name === 'postgres') + 1)
  await breakOnceEach(product, perProgram, 0, 20)
  await breakOnceEach(product, plan, 1, 20)
  const promised = plan.flatMap(({ ledger }) => ledger.references)
  expect(promised).toHaveLength(15 * 20)
  expect(plan.flatMap(listFaultFailures).filter((failure) => failure.includes('500'))).toEqual([])
  expect(await findDifferences(product.dataDir, promised)).toEqual([])
})
