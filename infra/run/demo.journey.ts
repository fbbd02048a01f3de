import { chmodSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Product, startProduct } from './product.ts'
import { plainEnvironment } from './programs.ts'
import { aFolder } from './testing/folders.ts'
import { type Ended, node } from './tool.ts'

const root = path.resolve(import.meta.dirname, '../..')

async function aProduct(DATA_DIR: string): Promise<Product> {
  const product = await startProduct({ env: { DATA_DIR, SEED: 'demo' } })
  onTestFinished(() => product.stop())
  return product
}

const removeDemo = (DATA_DIR: string): Promise<Ended> =>
  node([path.join(root, 'infra/run/demo.mjs'), 'remove'], {
    cwd: root,
    env: { ...plainEnvironment(), DATA_DIR },
  })

async function send<Data>(url: string, body: object, token = ''): Promise<Data> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Data
}

const read = async <Data>(product: Product, path: string): Promise<Data> =>
  (await (await fetch(product.url + path)).json()) as Data

/** The four figures of the dashboard. */
async function figures({ url, adminEmail: email, adminPassword: password }: Product) {
  const { token } = await send<{ token: string }>(`${url}/api/auth/login`, { email, password })
  const query = '{ caseCount legalAidRequestCount postCount teamMemberCount }'
  const { data } = await send<{ data: Record<string, number> }>(`${url}/graphql`, { query }, token)
  return Object.values(data)
}

const pages = ['/', '/cases', '/judgments', '/blog', '/team', '/services', '/constitution']
const statusesOf = (product: Product) =>
  Promise.all(pages.map(async (page) => (await fetch(product.url + page)).status))

test('the demonstration is taken away beside the running product and at rest, but for what people use', {
  timeout: 300_000,
}, async () => {
  const dataDir = aFolder()
  chmodSync(dataDir, 0o755)
  const running = await aProduct(dataDir)
  expect(await figures(running)).toEqual([45, 12, 28, 24])
  // Pages and calls are kept, and must not be when it is gone.
  await statusesOf(running)
  const events = await read<{ id: string; title: string; registrationRequired: boolean }[]>(
    running,
    '/api/events/upcoming',
  )
  const event = events.find(({ registrationRequired }) => registrationRequired)!
  const place = { event: event.id, name: 'Noor Haddad', email: 'noor@example.org', seats: 1 }
  expect(await send(`${running.url}/api/registrations`, place)).toMatchObject({ state: expect.any(String) })

  const removed = await removeDemo(dataDir)
  expect(removed).toMatchObject({ well: true, output: expect.stringContaining('12 legal aid requests') })
  expect(removed.output).toContain(`Kept the event "${event.title}": people have registered for it.`)
  await expect.poll(() => figures(running), { timeout: 30_000 }).toEqual([0, 0, 0, 0])
  const left = async () => (await read<{ title: string }[]>(running, '/api/events')).map(({ title }) => title)
  await expect.poll(left, { timeout: 30_000 }).toEqual([event.title])
  const home = async () => (await fetch(running.url)).text()
  await expect.poll(home, { timeout: 30_000 }).not.toContain('Success Stories')
  expect(await statusesOf(running)).toEqual(pages.map(() => 200))
  await running.stop()

  const again = await removeDemo(dataDir)
  expect(again.well).toBe(true)
  expect(again.output).not.toContain('Removed')
  const after = await aProduct(dataDir)
  expect(await figures(after)).toEqual([0, 0, 0, 0])
})
