import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { generateSync } from 'otplib/functional'
import { expect, onTestFinished, test } from 'vitest'
import { openLedger } from '../chaos/ledger.ts'
import { canary, sendWave } from '../chaos/senders.ts'
import { type Product, startProduct } from '../run/product.ts'
import { getBaseEnvironment } from '../run/programs.ts'
import { queryServiceRows } from '../run/query-service-rows.ts'
import { runNode, type ToolResult } from '../run/run-node.ts'
import type { Environment } from '../run/settings.ts'
import { createTestFolder } from '../run/testing/folders.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** For root, PostgreSQL runs as another user, who must be able to enter. */
function createDataFolder(): string {
  const folder = createTestFolder()
  chmodSync(folder, 0o755)
  return folder
}

async function startTestProduct(DATA_DIR: string): Promise<Product> {
  const product = await startProduct({ env: { DATA_DIR, SEED: 'none', THROTTLES: 'off' } })
  onTestFinished(() => product.stop())
  return product
}

/** Runs a command as somebody would who has none of the keys in their environment. */
const runCommand = (name: string, args: string[], env: Environment): Promise<ToolResult> =>
  runNode([path.join(root, 'infra/backup', `${name}.mjs`), ...args], {
    cwd: root,
    env: {
      ...getBaseEnvironment(),
      SEALING_KEY: '',
      DATABASE_URL: '',
      BACKUP_RECIPIENT: '',
      ERASURE_LIST: '',
      ...env,
    },
  })

async function post<Data>(product: Product, address: string, body: object, token?: string): Promise<Data> {
  const response = await fetch(product.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Data
}

const submit = (product: Product, name: string) =>
  post<{ reference: string; passphrase: string }>(product, '/api/legal-aid-requests', {
    name,
    email: 'ana@example.org',
    phone: '+1 555 555 0177',
    category: 'Housing Rights',
    description: `The heating has been off since Monday. ${canary}`,
    urgency: 'High',
    eligibilityData: { income: 'Under $15,000', householdSize: '3' },
  })

interface RequestStatus {
  status: string
  accessToken: string
}

const statusMutation = `mutation ($reference: String!, $passphrase: String!) {
  openRequestStatus(reference: $reference, passphrase: $passphrase) { status accessToken }
}`

async function openStatus(product: Product, receipt: object): Promise<RequestStatus> {
  const { data } = await post<{ data: { openRequestStatus: RequestStatus } }>(product, '/graphql', {
    query: statusMutation,
    variables: receipt,
  })
  return data.openRequestStatus
}

async function erase(product: Product, receipt: object): Promise<void> {
  const { accessToken } = await openStatus(product, receipt)
  const query = 'mutation ($accessToken: String!) { eraseRequest(accessToken: $accessToken) { status } }'
  expect(await post(product, '/graphql', { query, variables: { accessToken } })).toMatchObject({
    data: { eraseRequest: { status: 'erased' } },
  })
}

const signIn = ({ adminEmail: email, adminPassword: password, ...product }: Product, factor: object = {}) =>
  post<{ token?: string }>(product as Product, '/api/auth/login', { email, password, ...factor })

/** Adds an authenticator app to the administrator's account; returns its secret. */
async function enrolTotp(product: Product): Promise<string> {
  const { token } = await signIn(product)
  const start = { query: 'mutation { startTotpEnrolment { secret } }' }
  const { data } = await post<{ data: { startTotpEnrolment: { secret: string } } }>(
    product,
    '/graphql',
    start,
    token,
  )
  const { secret } = data.startTotpEnrolment
  const finish = {
    query: 'mutation ($code: String) { finishTotpEnrolment(code: $code) { recoveryCodes } }',
    // Of the time step before, since each is taken once.
    variables: { code: generateSync({ secret, epoch: Math.floor(Date.now() / 1000) - 30 }) },
  }
  expect(await post(product, '/graphql', finish, token)).toMatchObject({
    data: { finishTotpEnrolment: { recoveryCodes: expect.any(Array) } },
  })
  return secret
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

test('a backup that was made while people write comes back on an empty folder, without what was erased since', async () => {
  const dataDir = createDataFolder()
  const away = createTestFolder()
  const [identity, sheet, backups] = ['identity.txt', 'sheet.html', 'backups'].map((name) =>
    path.join(away, name),
  ) as [string, string, string]
  const running = await startTestProduct(dataDir)
  const { output } = await runCommand('keys', ['identity', identity], { DATA_DIR: dataDir })
  const BACKUP_RECIPIENT = /BACKUP_RECIPIENT=(\S+)/.exec(output)?.[1]
  const openRequest = await submit(running, 'Ana Diaz')
  const erasedBefore = await submit(running, 'Noor Haddad')
  const secret = await enrolTotp(running)
  const erasedAfter = await submit(running, 'Ines Okafor')
  await erase(running, erasedBefore)

  // While fifty people write.
  const ledger = openLedger(path.join(away, 'ledger.jsonl'))
  const wave = sendWave(running.url, 'backup', 50, ledger)
  await expect.poll(() => ledger.entries.length, { timeout: 60_000 }).toBeGreaterThan(5)
  const made = await runCommand('backup', [backups], { DATA_DIR: dataDir, BACKUP_RECIPIENT })
  expect(made).toMatchObject({ hasSucceeded: true, output: expect.stringMatching(/Backed up \d+ tables/) })
  await wave
  expect([...ledger.responseCounts.keys()]).not.toContain(500)
  await erase(running, erasedAfter)
  const erasureList = path.join(dataDir, 'erasures.jsonl')
  const countErasures = () =>
    existsSync(erasureList) ? readFileSync(erasureList, 'utf8').split('\n').filter(Boolean).length : 0
  await expect.poll(countErasures, { timeout: 90_000 }).toBe(2)

  expect(await runCommand('keys', ['sheet', sheet], { DATA_DIR: dataDir })).toMatchObject({
    hasSucceeded: true,
  })
  expect((await runCommand('keys', ['check', sheet], { DATA_DIR: dataDir })).output).toMatch(
    /opens everything that is stored here: \d+ items/,
  )
  const files = listFiles(backups)
  expect(files.filter((file) => readFileSync(file).includes(canary))).toEqual([])
  await running.stop()

  // Another machine: an empty folder, the backups, the identity, the printed sheet.
  const restoredDir = createDataFolder()
  const restore = (...args: string[]) =>
    runCommand('restore', [backups, '--identity', identity, ...args], { DATA_DIR: restoredDir })
  const withoutSheet = await restore()
  expect(withoutSheet).toMatchObject({
    hasSucceeded: false,
    output: expect.stringContaining('nobody can read what is in it'),
  })
  expect(readdirSync(restoredDir)).toEqual([])
  const restored = await restore('--keys', sheet, '--erasures', erasureList)
  expect(restored.output).toContain(
    'Of 2 erasures on the list, 1 came after the backup, and were done again.',
  )
  expect(restored).toMatchObject({ hasSucceeded: true })

  const again = await startTestProduct(restoredDir)
  expect(await signIn(again)).not.toHaveProperty('token')
  expect(await signIn(again, { totp: generateSync({ secret }) })).toMatchObject({ token: expect.any(String) })
  const audit = await runCommand('../run/audit', ['verify'], { DATA_DIR: restoredDir })
  expect(audit.output.match(/: (NOT )?WHOLE/gi)).toEqual([': whole', ': whole', ': whole'])
  expect(audit.hasSucceeded).toBe(true)
  expect(await openStatus(again, openRequest)).toMatchObject({ status: 'new' })
  for (const receipt of [erasedBefore, erasedAfter])
    expect(await openStatus(again, receipt)).toMatchObject({ status: 'erased' })
  const stored = await queryServiceRows(restoredDir, 'requests', 'select reference from legal_aid_request')
  const sent = [openRequest, erasedBefore, erasedAfter, ...ledger.entries].map(({ reference }) => reference)
  expect(sent).toEqual(expect.arrayContaining(stored.map(({ reference }) => reference)))
  expect(await submit(again, 'Dana Reyes')).toMatchObject({ reference: expect.any(String) })
  await again.stop()

  const twice = await restore('--keys', sheet)
  expect(twice).toMatchObject({ hasSucceeded: false, output: expect.stringContaining('nothing was touched') })
})
