import { chmodSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Product, startProduct } from './product.ts'
import { plainEnvironment } from './programs.ts'
import { aFolder } from './testing/folders.ts'
import { type Ended, node } from './tool.ts'

const root = path.resolve(import.meta.dirname, '../..')

async function aProduct(DATA_DIR: string): Promise<Product> {
  const product = await startProduct({ env: { DATA_DIR, SEED: 'none' } })
  onTestFinished(() => product.stop())
  return product
}

const rotate = (DATA_DIR: string): Promise<Ended> =>
  node([path.join(root, 'infra/run/sealing.mjs'), 'rotate'], {
    cwd: root,
    env: { ...plainEnvironment(), SEALING_KEY: '', DATA_DIR },
  })

async function send<Data>(url: string, body: object): Promise<Data> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Data
}

const aRequest = {
  name: 'Ana Diaz',
  email: 'ana@example.org',
  phone: '+1 555 555 0177',
  category: 'Housing Rights',
  description: 'The heating has been off since Monday.',
  urgency: 'High',
  eligibilityData: { income: 'Under $15,000', householdSize: '3' },
}
const opening = `mutation ($reference: String!, $words: String!) {
  openRequestStatus(reference: $reference, words: $words) { reference }
}`

test('the sealing key is changed while the product rests, and every request opens as before', async () => {
  const dataDir = aFolder()
  chmodSync(dataDir, 0o755)
  const keys = () => JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))
  const before = await aProduct(dataDir)
  const receipt = await send<{ reference: string; words: string }>(
    `${before.url}/api/legal-aid-requests`,
    aRequest,
  )
  const { sealingKey: old } = keys()

  const refused = await rotate(dataDir)
  expect(refused).toMatchObject({ well: false, output: expect.stringContaining('stop it first') })
  expect(keys().sealingKey).toBe(old)
  await before.stop()

  const rotated = await rotate(dataDir)
  // The request, and its mail where that has not gone out yet.
  expect(rotated.output).toMatch(/under the new key/)
  expect(keys().sealingKey).not.toBe(old)
  expect(JSON.stringify(keys())).not.toContain(old)

  const after = await aProduct(dataDir)
  const { reference, words } = receipt
  const standing = { query: opening, variables: { reference, words } }
  expect(await send(`${after.url}/graphql`, standing)).toEqual({
    data: { openRequestStatus: { reference } },
  })
})
