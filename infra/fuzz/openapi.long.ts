/** All responses of the API are as its description says, including those to editors of the website. */
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../run/testing/product.ts'
import { fuzz } from './fuzz.ts'
import { fetchOpenApi, seed } from './openapi.ts'
import { createTarget } from './target.ts'

test('every response has a status and a body that the description declares, whatever is sent', async () => {
  const product = await startProduct({ env: { THROTTLES: 'off', SEED: 'demo' } })
  onTestFinished(() => product.stop())
  const openApi = await fetchOpenApi(product.url)
  const target = await createTarget(product, openApi)
  const { requests, failures } = await fuzz(openApi, target, { runs: 14, seed })
  expect(failures.join('\n\n'), `with the seed ${seed}`).toBe('')
  expect(requests).toBeGreaterThanOrEqual(1_000)
})
