import { chmodSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandOf, stillThere, treeOf } from './processes.ts'
import { type Product, startProduct } from './product.ts'
import type { Environment } from './settings.ts'
import { aFolder } from './testing/folders.ts'

/** A data folder that outlives a product, and goes when the test ends. */
function aDataDir(): string {
  const folder = aFolder()
  chmodSync(folder, 0o755)
  return folder
}

/** A product that is stopped when the test ends, if it still runs then. */
async function aProduct(env: Environment = {}): Promise<Product> {
  const product = await startProduct({ env: { SEED: 'none', ...env } })
  onTestFinished(() => product.stop())
  return product
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return answer.json()
}

/** Sends a contact message as a visitor would; gives its reference. */
async function sendMessage({ url }: Product): Promise<string> {
  const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hours', message: 'When are you open?' }
  const { reference } = (await post(`${url}/api/contact`, message)) as { reference: string }
  return reference
}

/** The references of all messages, as an administrator reads them. */
async function storedMessages({ url, adminEmail, adminPassword }: Product): Promise<string[]> {
  const { token } = (await post(`${url}/api/auth/login`, { email: adminEmail, password: adminPassword })) as {
    token: string
  }
  const query = '{ allContactMessages { reference } }'
  const { data } = (await post(`${url}/graphql`, { query }, { authorization: `Bearer ${token}` })) as {
    data: { allContactMessages: { reference: string }[] }
  }
  return data.allContactMessages.map(({ reference }) => reference)
}

test('the start names what a person needs, and what it made is for its owner alone', async () => {
  const product = await aProduct({ ADMIN_PASSWORD: '' })
  const words = product.printed()
  expect(words).toMatch(/Ready in \d+\.\d s/)
  expect(words).toContain(product.url)
  expect(words).toContain(product.dataDir)
  expect(words).toMatch(/password +\w{5}-\w{5}-\w{5}-\w{5} /)
  expect(statSync(path.join(product.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(statSync(path.join(product.dataDir, 'logs')).mode & 0o777).toBe(0o700)
})

test('a stop ends every process and leaves the port free', async () => {
  const product = await aProduct()
  const started = treeOf(product.pid)
  expect(started.length).toBeGreaterThan(6)
  await product.stop()
  expect(await product.ended).toBe(0)
  expect(stillThere(started)).toEqual([])
  await expect(fetch(product.url)).rejects.toThrow()
})

test('after everything is killed the next start works, and no stored message is lost', async () => {
  const DATA_DIR = aDataDir()
  const killed = await aProduct({ DATA_DIR })
  const reference = await sendMessage(killed)
  for (const pid of treeOf(killed.pid)) kill(pid)
  await killed.ended

  const next = await aProduct({ DATA_DIR, PORT: new URL(killed.url).port })
  expect(await storedMessages(next)).toContain(reference)
})

/** What ends by itself meanwhile, since another is dead, is dead as well. */
function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

test('when only the start command is killed, the rest ends by itself and the next start takes over', async () => {
  const DATA_DIR = aDataDir()
  const killed = await aProduct({ DATA_DIR })
  const reference = await sendMessage(killed)
  process.kill(killed.pid, 'SIGKILL')
  await killed.ended

  const next = await aProduct({ DATA_DIR, PORT: new URL(killed.url).port })
  expect(await storedMessages(next)).toContain(reference)
})

test('a service that is killed is started again, and says so in one line', async () => {
  const product = await aProduct()
  const [, ...below] = treeOf(product.pid)
  for (const pid of below) process.kill(pid, 'SIGKILL')
  await expect.poll(() => product.printed().match(/is back/g)?.length, { timeout: 30_000 }).toBe(6)
  const isReady = () =>
    fetch(`${product.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true)
  expect(await sendMessage(product)).toBeTruthy()
})

test('a service that hangs is started anew while PostgreSQL is well, and everybody is told how it is', async () => {
  const product = await aProduct()
  const [requests] = treeOf(product.pid).filter((pid) => /services\/requests\/main/.test(commandOf(pid)))
  process.kill(requests!, 'SIGSTOP')
  const ready = async () => {
    const answer = await fetch(`${product.url}/readyz`)
    return [answer.status, await answer.json()]
  }
  expect(await ready()).toEqual([503, { status: 'not ready', waitingFor: ['requests'] }])
  await expect.poll(() => product.printed(), { timeout: 90_000 }).toMatch(/requests gets no connection.*anew/)
  await expect.poll(ready, { timeout: 60_000 }).toEqual([200, { status: 'ok' }])
  expect(stillThere([requests!])).toEqual([])
  expect(await sendMessage(product)).toBeTruthy()
})

test('a port in use stops the start with one sentence, and nothing is left of it', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, () => resolve((server.address() as { port: number }).port))
  })
  onTestFinished(() => void server.close())
  const DATA_DIR = aDataDir()
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

test('a database that does not answer stops the start with one sentence', async () => {
  const env = { DATABASE_URL: 'postgresql://someone:secret@127.0.0.1:1/postgres' }
  const failure = await startProduct({ env }).catch((error: Error) => error.message)
  expect(failure).toContain(
    'The database at 127.0.0.1:1 does not answer (ECONNREFUSED): start it or mend DATABASE_URL',
  )
  expect(failure).not.toContain('secret')
})

test('the same data folder twice is refused, another one beside it is not', async () => {
  const first = await aProduct()
  const again = startProduct({ env: { DATA_DIR: first.dataDir } })
  await expect(again).rejects.toThrow(`${first.dataDir} is in use, by the product at ${first.url}`)
  const second = await aProduct()
  expect((await fetch(second.url)).status).toBe(200)
  expect((await fetch(first.url)).status).toBe(200)
})

test('a second start tells its seconds, too', async () => {
  const DATA_DIR = aDataDir()
  const first = await aProduct({ DATA_DIR })
  await first.stop()
  const second = await aProduct({ DATA_DIR })
  expect(second.printed()).toMatch(/Builds .*nothing changed/)
  expect(second.printed()).toMatch(/Ready in \d+\.\d s/)
})
