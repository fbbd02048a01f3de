import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { decodeQuotedPrintable } from './decode-email.ts'
import { type Product, startProduct } from './product.ts'
import { queryServiceRows } from './query-service-rows.ts'

/** A product that believes two proxies: one on this machine, as which these tests call, and one before it. */
async function startProductBehindProxies(): Promise<Product> {
  const product = await startProduct({
    env: { SEED: 'none', TRUSTED_PROXIES: '127.0.0.1, ::1, 10.0.0.0/8' },
  })
  onTestFinished(() => product.stop())
  return product
}

const legalAidRequest = {
  ...{ name: 'Ana Diaz', email: 'ana@example.org', phone: '(555) 555-0123', category: 'Housing Rights' },
  ...{ description: 'The landlord changed the lock.', urgency: 'High', documents: [] },
  eligibilityData: { income: 'Under $15,000', householdSize: '3' },
}

/** Posts as the proxies would for the client at an address, who has written something of their own before it. */
const postJson = (url: string, client: string, body: object) =>
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

test('behind proxies each client has a rate limit of its own, and emails link to no host that a client names', async () => {
  const { url, adminEmail: email, adminPassword: password, dataDir } = await startProductBehindProxies()
  const signIn = async (client: string, credentials: object) =>
    (await postJson(`${url}/api/auth/login`, client, credentials)).status

  expect(await signIn('203.0.113.7', { email, password: 'wrong' })).toBe(401)
  // Nineteen more without hashing nineteen times: the same client, each for another account.
  await queryServiceRows(
    dataDir,
    'auth',
    `insert into sign_in_attempt (id, created_at, updated_at, account, client_ip)
      select gen_random_uuid(), now(), now(), account || n, client_ip from sign_in_attempt, generate_series(1, 19) n`,
  )
  expect(await signIn('203.0.113.7', { email, password })).toBe(429)
  expect(await signIn('203.0.113.8', { email, password })).toBe(200)

  const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hours', message: 'When are you open?' }
  const send = async (client: string, visit: number) =>
    (await postJson(`${url}/api/contact`, client, { ...message, message: `Visit ${visit}` })).status
  // One subscriber's IPv6, with an address for each submission.
  for (let visit = 1; visit <= 60; visit++) expect(await send(`2001:db8:1:2::${visit}`, visit)).toBe(201)
  expect(await send('2001:db8:1:2:ffff::1', 61)).toBe(429)
  expect(await send('2001:db8:1:3::1', 62)).toBe(201)

  const request = await postJson(`${url}/api/legal-aid-requests`, '203.0.113.9', legalAidRequest)
  expect(request.status).toBe(201)
  const outbox = path.join(dataDir, 'outbox')
  const emails = () => readdirSync(outbox).filter((file) => file.endsWith('.eml'))
  await expect.poll(() => emails().length, { timeout: 30_000 }).toBeGreaterThan(0)
  const [emailText] = emails().map((file) =>
    decodeQuotedPrintable(readFileSync(path.join(outbox, file), 'utf8')),
  )
  expect(emailText).toContain(`${url}/admin/legal-aid/`)
  expect(emailText).not.toContain('evil')
})
