import { expect, test } from 'vitest'
import { runSoak } from './run-soak.ts'

// The short form; `npm run soak` is the whole one.
test('after a minute of visitors all is stored, all emails are out, and every program comes to rest', async () => {
  const { count, failures } = await runSoak({ seconds: 60, connections: 16, rate: 12 })
  expect(failures).toEqual([])
  expect(count).toBeGreaterThan(300)
})
