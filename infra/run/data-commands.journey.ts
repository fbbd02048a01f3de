import { chmodSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Product, startProduct } from './product.ts'
import { getBaseEnvironment } from './programs.ts'
import { runNode, type ToolResult } from './run-node.ts'
import { createTestFolder } from './testing/folders.ts'

const root = path.resolve(import.meta.dirname, '../..')

async function startTestProduct(DATA_DIR: string): Promise<Product> {
  const product = await startProduct({ env: { DATA_DIR, SEED: 'demo' } })
  onTestFinished(() => product.stop())
  return product
}

const runCommand = (file: string, argument: string, DATA_DIR: string): Promise<ToolResult> =>
  runNode([path.join(root, 'infra/run', file), argument], {
    cwd: root,
    env: { ...getBaseEnvironment(), SEALING_KEY: '', DATA_DIR },
  })

const removeDemo = (dataDir: string) => runCommand('demo.mjs', 'remove', dataDir)
const rotateKeys = (dataDir: string) => runCommand('encryption-keys.mjs', 'rotate', dataDir)

async function postJson<Data>(url: string, body: object, token = ''): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Data
}

const queryApi = async <Data>(product: Product, path: string): Promise<Data> =>
  (await (await fetch(product.url + path)).json()) as Data

/** The four figures of the dashboard. */
async function readStatistics({ url, adminEmail: email, adminPassword: password }: Product) {
  const { token } = await postJson<{ token: string }>(`${url}/api/auth/login`, { email, password })
  const query = '{ caseCount legalAidRequestCount postCount teamMemberCount }'
  const { data } = await postJson<{ data: Record<string, number> }>(`${url}/graphql`, { query }, token)
  return Object.values(data)
}

const pages = ['/', '/cases', '/judgments', '/blog', '/team', '/services', '/constitution']
const fetchStatuses = (product: Product) =>
  Promise.all(pages.map(async (page) => (await fetch(product.url + page)).status))

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

test('the demonstration is removed while the product runs and while it is stopped, except what people use, and the encryption key is rotated while it is stopped', async () => {
  const dataDir = createTestFolder()
  chmodSync(dataDir, 0o755)
  const running = await startTestProduct(dataDir)
  expect(await readStatistics(running)).toEqual([45, 12, 28, 24])
  // Pages and responses are cached, and must not be afterwards.
  await fetchStatuses(running)
  const events = await queryApi<{ id: string; title: string; registrationRequired: boolean }[]>(
    running,
    '/api/events/upcoming',
  )
  const event = events.find(({ registrationRequired }) => registrationRequired)!
  const registrationUrl = { event: event.id, name: 'Noor Haddad', email: 'noor@example.org', seats: 1 }
  expect(await postJson(`${running.url}/api/registrations`, registrationUrl)).toMatchObject({
    state: expect.any(String),
  })

  const removed = await removeDemo(dataDir)
  expect(removed).toMatchObject({
    hasSucceeded: true,
    output: expect.stringContaining('12 legal aid requests'),
  })
  expect(removed.output).toContain(`Kept the event "${event.title}": people have registered for it.`)
  await expect.poll(() => readStatistics(running), { timeout: 30_000 }).toEqual([0, 0, 0, 0])
  const remaining = async () =>
    (await queryApi<{ title: string }[]>(running, '/api/events')).map(({ title }) => title)
  await expect.poll(remaining, { timeout: 30_000 }).toEqual([event.title])
  const home = async () => (await fetch(running.url)).text()
  await expect.poll(home, { timeout: 30_000 }).not.toContain('Success Stories')
  expect(await fetchStatuses(running)).toEqual(pages.map(() => 200))

  const keys = () => JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))
  const { encryptionKey: oldKey } = keys()
  const { reference, passphrase } = await postJson<{ reference: string; passphrase: string }>(
    `${running.url}/api/legal-aid-requests`,
    validRequest,
  )
  expect(await rotateKeys(dataDir)).toMatchObject({
    hasSucceeded: false,
    output: expect.stringContaining('stop it first'),
  })
  expect(keys().encryptionKey).toBe(oldKey)
  await running.stop()

  const restarted = await removeDemo(dataDir)
  expect(restarted.hasSucceeded).toBe(true)
  expect(restarted.output).not.toContain('Removed')
  // The request, and its email where that has not been sent yet.
  expect((await rotateKeys(dataDir)).output).toMatch(/under the new key/)
  expect(keys().encryptionKey).not.toBe(oldKey)
  expect(JSON.stringify(keys())).not.toContain(oldKey)

  const after = await startTestProduct(dataDir)
  // The one request is that of the applicant, and opens as before.
  expect(await readStatistics(after)).toEqual([0, 1, 0, 0])
  const status = { query: statusQuery, variables: { reference, passphrase } }
  expect(await postJson(`${after.url}/graphql`, status)).toEqual({
    data: { openRequestStatus: { reference } },
  })
})
