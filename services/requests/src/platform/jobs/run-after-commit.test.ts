import type { EntityManager } from '@mikro-orm/postgresql'
import { expect, onTestFinished, test } from 'vitest'
import { startRequestsService } from '../../testing/requests-service.ts'
import { getDatabase, runAfterCommit, startTaskRunner } from './run-after-commit.ts'

/** A database whose rows are worked on in transactions of their own, as those of tasks are. */
async function startRunner() {
  const { em } = await startRequestsService()
  const processed: string[] = []
  const runner = startTaskRunner(getDatabase(em()), {
    async process({ id }) {
      await em().transactional((transaction) => transaction.execute('select 1'))
      processed.push(id)
    },
  })
  onTestFinished(() => runner.stop())
  const store = (ids: string[], end = () => {}) =>
    em().transactional(async (transaction) => {
      await runAfterCommit(transaction as EntityManager, { name: 'process' }, ids)
      end()
    })
  return { store, processed }
}

test('a row is worked on once: the commit of its work is not that of its transaction', async () => {
  const { store, processed } = await startRunner()
  for (const id of ['a', 'b', 'c']) {
    await store([id])
    await expect.poll(() => processed).toContain(id)
  }
  expect(processed).toEqual(['a', 'b', 'c'])
})

test('nothing is worked on for a transaction that was rolled back', async () => {
  const { store, processed } = await startRunner()
  const rollBack = () => {
    throw new Error('rolled back')
  }
  await expect(store(['a'], rollBack)).rejects.toThrow('rolled back')
  await store(['b'])
  await expect.poll(() => processed).toEqual(['b'])
})
