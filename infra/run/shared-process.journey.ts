import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filterRunning, getCommandLine, listProcessTree } from './processes.ts'
import { type Product, startProduct } from './product.ts'

const validRequest = {
  name: 'Ana Diaz',
  email: 'ana@example.org',
  phone: '+1 555 555 0177',
  category: 'Housing Rights',
  description: 'The heating has been off since Monday.',
  urgency: 'High',
  eligibilityData: { income: 'Under $15,000', householdSize: '3' },
}

async function startInOneProcess(): Promise<Product> {
  const product = await startProduct({ env: { PROCESSES: 'together' } })
  onTestFinished(() => product.stop())
  return product
}

async function postJson<Data>(url: string, body: object, token = ''): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Data
}

const fetchText = async (url: string) => (await fetch(url)).text()

/** Asks for help as a visitor does; returns the reference. */
async function submitRequest({ url }: Product): Promise<string> {
  const { reference } = await postJson<{ reference: string }>(`${url}/api/legal-aid-requests`, validRequest)
  return reference
}

async function signIn({ url, adminEmail: email, adminPassword: password }: Product): Promise<string> {
  const { token } = await postJson<{ token: string }>(`${url}/api/auth/login`, { email, password })
  return token
}

/** The first page of the queue, as staff see it. */
async function listRequests({ url }: Product, token: string): Promise<string[]> {
  const query = '{ requestQueue(page: {}) { items { reference } } }'
  const { data } = await postJson<{ data: { requestQueue: { items: { reference: string }[] } } }>(
    `${url}/graphql`,
    { query },
    token,
  )
  return data.requestQueue.items.map(({ reference }) => reference)
}

/** The secrets of the installation, whose keys are in no environment of a process that several programs share. */
function listSecrets({ dataDir, adminPassword }: Product): string[] {
  const secrets = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as object
  return [adminPassword, ...Object.values(secrets).filter((value) => typeof value === 'string')]
}

/** The one process that all programs run in. */
function findHost({ pid }: Product): number {
  const hosts = listProcessTree(pid).filter((each) => /\/main\.m?[jt]s/.test(getCommandLine(each)))
  expect(hosts).toHaveLength(1)
  return hosts[0]!
}

test('programs that share a process show pages, answer calls, take requests in and let staff sign in; a stop ends all', async () => {
  const product = await startInOneProcess()
  const host = findHost(product)
  const environment = process.platform === 'linux' ? readFileSync(`/proc/${host}/environ`, 'utf8') : ''
  expect(listSecrets(product).filter((secret) => environment.includes(secret))).toEqual([])
  expect(await fetchText(`${product.url}/cases`)).toContain('</html>')
  expect(await fetchText(`${product.url}/api/cases`)).toContain('"title"')
  const reference = await submitRequest(product)
  expect(await listRequests(product, await signIn(product))).toContain(reference)

  const started = listProcessTree(product.pid)
  await product.stop()
  expect(await product.whenExited).toBe(0)
  expect(filterRunning([...started, host])).toEqual([])
})

test('when the shared process dies all programs start again, and nothing stored is lost', async () => {
  const product = await startInOneProcess()
  const reference = await submitRequest(product)
  process.kill(findHost(product), 'SIGKILL')
  await expect.poll(() => product.getOutput(), { timeout: 60_000 }).toContain('shared-process is back')
  await expect
    .poll(() => fetch(`${product.url}/readyz`).then(({ status }) => status), { timeout: 30_000 })
    .toBe(200)
  expect(await listRequests(product, await signIn(product))).toContain(reference)
  expect(readdirSync(path.join(product.dataDir, 'logs'))).toContain('shared-process.log')
})
