import { expect, onTestFinished, test } from 'vitest'
import { findProgram } from '../../chaos/faults.ts'
import { filterRunning } from '../processes.ts'
import { startProduct } from '../product.ts'
import { fetchReadiness, ready, sendMessage } from './calls.ts'

test('a stuck service is restarted with one line of output, which readiness shows', async () => {
  const product = await startProduct({ env: { SEED: 'none' } })
  onTestFinished(() => product.stop())
  const requests = findProgram(product, 'requests')!
  process.kill(requests, 'SIGSTOP')
  expect(await fetchReadiness(product)).toEqual([503, { status: 'not ready', waitingFor: ['requests'] }])
  await expect
    .poll(() => product.getOutput(), { timeout: 180_000 })
    .toMatch(/requests has not answered for a minute.*restarted/)
  await expect.poll(() => fetchReadiness(product)).toEqual(ready)
  expect(filterRunning([requests])).toEqual([])
  expect(await sendMessage(product)).toBeTruthy()
})
