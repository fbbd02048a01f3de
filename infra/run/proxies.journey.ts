import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Product, startProduct } from './product.ts'
import { rowsIn } from './rows.ts'

/** A product that believes two proxies: one on this machine, as which these tests call, and one before it. */
async function aProductBehindProxies(): Promise<Product> {
  const product = await startProduct({
    env: { SEED: 'none', TRUSTED_PROXIES: '127.0.0.1, ::1, 10.0.0.0/8' },
  })
  onTestFinished(() => product.stop())
  return product
}

/** Posts as the proxies would for the client at an address, who has written something of their own before it. */
const post = (url: string, client: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.100.9, ${client}, 10.1.2.3`,
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    },
    body: JSON.stringify(body),
  })

test('behind proxies, whoever comes too often is refused alone, and mails lead to no host that a client names', async () => {
  const { url, adminEmail: email, adminPassword: password, dataDir } = await aProductBehindProxies()
  const signIn = async (client: string, typed: object) =>
    (await post(`${url}/api/auth/login`, client, typed)).status

  expect(await signIn('203.0.113.7', { email, password: 'wrong' })).toBe(401)
  // Nineteen more without hashing nineteen times: the same client, each for another account.
  await rowsIn(
    dataDir,
    'auth',
    `insert into attempt (id, created_at, updated_at, account, address)
      select gen_random_uuid(), now(), now(), account || n, address from attempt, generate_series(1, 19) n`,
  )
  expect(await signIn('203.0.113.7', { email, password })).toBe(429)
  expect(await signIn('203.0.113.8', { email, password })).toBe(200)

  const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hours', message: 'When are you open?' }
  const send = async (client: string, visit: number) =>
    (await post(`${url}/api/contact`, client, { ...message, message: `Visit ${visit}` })).status
  // One subscriber's IPv6, with an address for each sending.
  for (let visit = 1; visit <= 60; visit++) expect(await send(`2001:db8:1:2::${visit}`, visit)).toBe(201)
  expect(await send('2001:db8:1:2:ffff::1', 61)).toBe(429)
  expect(await send('2001:db8:1:3::1', 62)).toBe(201)

  const outbox = path.join(dataDir, 'outbox')
  const mails = () => readdirSync(outbox).filter((file) => file.endsWith('.eml'))
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBeGreaterThan(0)
  const [mail] = mails().map((file) => readFileSync(path.join(outbox, file), 'utf8'))
  expect(mail).toContain(`${url}/get-help`)
  expect(mail).not.toContain('evil')
})
