import { chmodSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filterRunning, getCommandLine, listProcessTree } from './processes.ts'
import { type Product, startProduct } from './product.ts'
import type { Environment } from './settings.ts'
import { createTestFolder } from './testing/folders.ts'

/** A data folder that outlives a product, and goes when the test ends. */
function createDataDir(): string {
  const folder = createTestFolder()
  chmodSync(folder, 0o755)
  return folder
}

/** A product that is stopped when the test ends, if it still runs then. */
async function startTestProduct(env: Environment = {}): Promise<Product> {
  const product = await startProduct({ env: { SEED: 'none', ...env } })
  onTestFinished(() => product.stop())
  return product
}

async function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return response.json()
}

/** Sends a contact message as a visitor would; returns its reference. */
async function sendMessage({ url }: Product): Promise<string> {
  const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hours', message: 'When are you open?' }
  const { reference } = (await postJson(`${url}/api/contact`, message)) as { reference: string }
  return reference
}

/** The references of all messages, as an administrator reads them. */
async function listStoredMessages({ url, adminEmail, adminPassword }: Product): Promise<string[]> {
  const { token } = (await postJson(`${url}/api/auth/login`, {
    email: adminEmail,
    password: adminPassword,
  })) as {
    token: string
  }
  const query = 'mutation { listContactMessages { reference } }'
  const { data } = (await postJson(`${url}/graphql`, { query }, { authorization: `Bearer ${token}` })) as {
    data: { listContactMessages: { reference: string }[] }
  }
  return data.listContactMessages.map(({ reference }) => reference)
}

const fetchReadiness = ({ url }: Product) =>
  fetch(`${url}/readyz`).then(
    async (response) => [response.status, await response.json()],
    () => [],
  )
const ready = [200, { status: 'ok' }]

test('the start names what a person needs, what it made is for its owner alone, nobody else uses its folder, and a stop ends every process and leaves the port free', async () => {
  const product = await startTestProduct({ ADMIN_PASSWORD: '' })
  const output = product.getOutput()
  expect(output).toMatch(/Ready in \d+\.\d s/)
  expect(output).toContain(product.url)
  expect(output).toContain(product.dataDir)
  expect(output).toMatch(/password +\w{5}-\w{5}-\w{5}-\w{5} /)
  expect(statSync(path.join(product.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(statSync(path.join(product.dataDir, 'logs')).mode & 0o777).toBe(0o700)

  const secondProduct = startProduct({ env: { DATA_DIR: product.dataDir } })
  await expect(secondProduct).rejects.toThrow(
    `${product.dataDir} is in use, by the product at ${product.url}`,
  )
  // Another one can: the product that the journeys share runs meanwhile.
  expect((await fetch(product.url)).status).toBe(200)

  const started = listProcessTree(product.pid)
  expect(started.length).toBeGreaterThan(6)
  await product.stop()
  expect(await product.whenExited).toBe(0)
  expect(filterRunning(started)).toEqual([])
  await expect(fetch(product.url)).rejects.toThrow()
})

test('whatever is killed, the next start works and shows its duration, and no stored message is lost', async () => {
  const DATA_DIR = createDataDir()
  const first = await startTestProduct({ DATA_DIR })
  const reference = await sendMessage(first)
  const restart = () => startTestProduct({ DATA_DIR, PORT: new URL(first.url).port })

  for (const pid of listProcessTree(first.pid)) killProcess(pid)
  await first.whenExited
  const second = await restart()
  expect(await listStoredMessages(second)).toContain(reference)
  expect(second.getOutput()).toMatch(/Builds .*nothing changed/)
  expect(second.getOutput()).toMatch(/Ready in \d+\.\d s/)

  // The rest ends by itself.
  process.kill(second.pid, 'SIGKILL')
  await second.whenExited
  const third = await restart()
  expect(await listStoredMessages(third)).toContain(reference)
})

/** What ends by itself meanwhile, since another is dead, is dead as well. */
function killProcess(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

test('a killed service is restarted with one line of output, and so is a stuck one, which readiness shows', async () => {
  const product = await startTestProduct()
  const [, ...childProcesses] = listProcessTree(product.pid)
  for (const pid of childProcesses) killProcess(pid)
  await expect.poll(() => product.getOutput().match(/is back/g)?.length, { timeout: 30_000 }).toBe(6)
  await expect.poll(() => fetchReadiness(product), { timeout: 30_000 }).toEqual(ready)
  expect(await sendMessage(product)).toBeTruthy()

  const [requests] = listProcessTree(product.pid).filter((pid) =>
    /services\/requests\/main/.test(getCommandLine(pid)),
  )
  process.kill(requests!, 'SIGSTOP')
  expect(await fetchReadiness(product)).toEqual([503, { status: 'not ready', waitingFor: ['requests'] }])
  await expect
    .poll(() => product.getOutput(), { timeout: 90_000 })
    .toMatch(/requests gets no connection.*restarted/)
  await expect.poll(() => fetchReadiness(product), { timeout: 60_000 }).toEqual(ready)
  expect(filterRunning([requests!])).toEqual([])
  expect(await sendMessage(product)).toBeTruthy()
})

test('a port in use stops the start with one sentence, and nothing is left of it', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, () => resolve((server.address() as { port: number }).port))
  })
  onTestFinished(() => void server.close())
  const DATA_DIR = createDataDir()
  await expect(startProduct({ env: { DATA_DIR, PORT: `${port}` } })).rejects.toThrow(
    new RegExp(
      `did not start \\(1\\):[^!]+\\n\\nPort ${port} is in use: .*\\(PORT=${port + 1} npm start\\)\\.\\n$`,
    ),
  )
  expect(readdirSync(DATA_DIR)).toEqual([])
})

test('settings that are wrong stop the start with one table', async () => {
  const env = { NODE_ENV: 'production', THROTTLES: 'off', ADMIN_PASSWORD: 'changeme' }
  await expect(startProduct({ env })).rejects.toThrow(/THROTTLES +"off".*\n +AUTH_SIGNING_KEY +not set/)
})

test('a database that does not respond stops the start with one sentence', async () => {
  const env = { DATABASE_URL: 'postgresql://someone:secret@127.0.0.1:1/postgres' }
  const failure = await startProduct({ env }).catch((error: Error) => error.message)
  expect(failure).toContain(
    'The database at 127.0.0.1:1 does not answer (ECONNREFUSED): start it or mend DATABASE_URL',
  )
  expect(failure).not.toContain('secret')
})
