/** All responses of the API are as its description says. */
import { expect, onTestFinished, test } from 'vitest'
import { type Product, startProduct } from '../run/product.ts'
import { fuzz } from './fuzz.ts'
import type { OpenApi } from './openapi.ts'
import { createTarget } from './target.ts'

/** Another is tried with `FUZZ_SEED`; a failing run names the one it had. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101)
const runs = 14

async function startTestProduct(): Promise<{ product: Product; openApi: OpenApi }> {
  const product = await startProduct({ env: { THROTTLES: 'off', SEED: 'demo' } })
  onTestFinished(() => product.stop())
  const openApi = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApi
  return { product, openApi }
}

test('every response has a status and a body that the description declares, whatever is sent', {
  // Seconds alone; on a busy machine a few minutes.
  timeout: 480_000,
}, async () => {
  const { product, openApi } = await startTestProduct()
  const target = await createTarget(product, openApi)
  const { requests, statuses, failures } = await fuzz(openApi, target, { runs, seed })
  process.stdout.write(`seed ${seed}: ${requests} requests, ${JSON.stringify(statuses)}\n`)
  expect(failures.join('\n\n'), `with the seed ${seed}`).toBe('')
  expect(requests).toBeGreaterThanOrEqual(1_000)
})
