import { chmodSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Product, startProduct } from './product.ts'
import { getBaseEnvironment } from './programs.ts'
import { runNode, type ToolResult } from './run-node.ts'
import { createTestFolder } from './testing/folders.ts'

const root = path.resolve(import.meta.dirname, '../..')

async function startTestProduct(DATA_DIR: string): Promise<Product> {
  const product = await startProduct({ env: { DATA_DIR, SEED: 'none' } })
  onTestFinished(() => product.stop())
  return product
}

const rotateKeys = (DATA_DIR: string): Promise<ToolResult> =>
  runNode([path.join(root, 'infra/run/encryption-keys.mjs'), 'rotate'], {
    cwd: root,
    env: { ...getBaseEnvironment(), SEALING_KEY: '', DATA_DIR },
  })

async function postJson<Data>(url: string, body: object): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Data
}

const validRequest = {
  name: 'Ana Diaz',
  email: 'ana@example.org',
  phone: '+1 555 555 0177',
  category: 'Housing Rights',
  description: 'The heating has been off since Monday.',
  urgency: 'High',
  eligibilityData: { income: 'Under $15,000', householdSize: '3' },
}
const statusQuery = `mutation ($reference: String!, $passphrase: String!) {
  openRequestStatus(reference: $reference, passphrase: $passphrase) { reference }
}`

test('the encryption key is rotated while the product is stopped, and every request opens as before', async () => {
  const dataDir = createTestFolder()
  chmodSync(dataDir, 0o755)
  const keys = () => JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))
  const keysBefore = await startTestProduct(dataDir)
  const receipt = await postJson<{ reference: string; passphrase: string }>(
    `${keysBefore.url}/api/legal-aid-requests`,
    validRequest,
  )
  const { encryptionKey: old } = keys()

  const rejectedStart = await rotateKeys(dataDir)
  expect(rejectedStart).toMatchObject({
    hasSucceeded: false,
    output: expect.stringContaining('stop it first'),
  })
  expect(keys().encryptionKey).toBe(old)
  await keysBefore.stop()

  const rotated = await rotateKeys(dataDir)
  // The request, and its email where that has not been sent yet.
  expect(rotated.output).toMatch(/under the new key/)
  expect(keys().encryptionKey).not.toBe(old)
  expect(JSON.stringify(keys())).not.toContain(old)

  const keysAfter = await startTestProduct(dataDir)
  const { reference, passphrase } = receipt
  const status = { query: statusQuery, variables: { reference, passphrase } }
  expect(await postJson(`${keysAfter.url}/graphql`, status)).toEqual({
    data: { openRequestStatus: { reference } },
  })
})
