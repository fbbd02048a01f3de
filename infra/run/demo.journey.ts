import { chmodSync } from 'node:fs'
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

const removeDemo = (DATA_DIR: string): Promise<ToolResult> =>
  runNode([path.join(root, 'infra/run/demo.mjs'), 'remove'], {
    cwd: root,
    env: { ...getBaseEnvironment(), DATA_DIR },
  })

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

test('the demonstration is removed while the product runs and while it is stopped, except what people use', {
  timeout: 300_000,
}, async () => {
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
  await running.stop()

  const restarted = await removeDemo(dataDir)
  expect(restarted.hasSucceeded).toBe(true)
  expect(restarted.output).not.toContain('Removed')
  const after = await startTestProduct(dataDir)
  expect(await readStatistics(after)).toEqual([0, 0, 0, 0])
})
