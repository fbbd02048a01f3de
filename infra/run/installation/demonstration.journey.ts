/** The life of an installation that begins with the demonstration: it is emptied, broken, backed up and restored. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { generateSync } from 'otplib/functional'
import { expect, test } from 'vitest'
import { canary, createLedger, type Ledger, sendWave } from '../../chaos/senders.ts'
import { getBaseEnvironment } from '../programs.ts'
import { runNode, type ToolResult } from '../run-node.ts'
import type { Environment } from '../settings.ts'
import {
  erase,
  fetchJson,
  fetchReadiness,
  fetchText,
  listMessages,
  openStatus,
  postJson,
  query,
  type Receipt,
  ready,
  sendMessage,
  signIn,
  submitRequest,
} from '../testing/calls.ts'
import { listProcessTree } from '../testing/processes.ts'
import type { Product } from '../testing/product.ts'
import { queryServiceRows } from '../testing/product-database.ts'
import {
  createDataFolder,
  expectNoSecretShown,
  expectUsersApart,
  expectWholeStop,
  killProcesses,
  startOn,
} from '../testing/products.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const dataDir = createDataFolder()
const away = createDataFolder()
const [identity, sheet, backups] = ['identity.txt', 'sheet.html', 'backups'].map((name) =>
  path.join(away, name),
) as [string, string, string, string]
const erasureList = path.join(dataDir, 'erasures.jsonl')

let product: Product
let administrator: { email: string; password: string }
/** The reference of the last message that was sent. */
let message: string
/** Of the one request before the backup was thought of. */
let firstReceipt: Receipt

/** Runs a command as somebody would who has none of the keys in their environment. */
const runCommand = (name: string, args: string[], env: Environment = {}): Promise<ToolResult> =>
  runNode([path.join(root, 'infra/run/run.mjs'), name, ...args], {
    cwd: root,
    env: {
      ...getBaseEnvironment(),
      ...{ ENCRYPTION_KEY: '', DATABASE_URL: '', BACKUP_RECIPIENT: '', ERASURE_LIST: '' },
      ...{ DATA_DIR: dataDir, ...env },
    },
  })

const readKeys = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8'))
const signInAsAdministrator = async () => (await signIn(product, administrator))!

/** The four figures of the dashboard. */
async function readStatistics(token: string) {
  const text = '{ caseCount legalAidRequestCount postCount teamMemberCount }'
  return Object.values(await query<Record<string, number>>(product, text, {}, token))
}

const pages = ['/', '/cases', '/judgments', '/blog', '/team', '/services', '/constitution']
const fetchStatuses = () => Promise.all(pages.map(async (page) => (await fetch(product.url + page)).status))

test('the start names what a person needs, and what it made is for its owner alone', async () => {
  product = await startOn(dataDir, { SEED: 'demo', ADMIN_PASSWORD: '' })
  const output = product.getOutput()
  expect(output).toMatch(/Ready in \d+\.\d s/)
  expect(output).toContain(product.url)
  expect(output).toContain(dataDir)
  const [, password = ''] = /password +(\w{5}-\w{5}-\w{5}-\w{5}) /.exec(output) ?? []
  administrator = { email: product.adminEmail, password }
  expect(await signInAsAdministrator()).toBeTruthy()
  expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(statSync(path.join(dataDir, 'logs')).mode & 0o777).toBe(0o700)
})

test.runIf(process.getuid?.() === 0)(
  'started by root, each program has a user of its own, who reads nothing of the others',
  () => expectUsersApart(product),
)

test('while it runs the demonstration is removed, except what people use, and no key is rotated', async () => {
  const token = await signInAsAdministrator()
  expect(await readStatistics(token)).toEqual([45, 12, 28, 24])
  // Pages and responses are cached, and must not be afterwards.
  await fetchStatuses()
  const events = await fetchJson<{ id: string; title: string; registrationRequired: boolean }[]>(
    product,
    '/api/events/upcoming',
  )
  const event = events.find(({ registrationRequired }) => registrationRequired)!
  const registration = { event: event.id, name: 'Noor Haddad', email: 'noor@example.org', seats: 1 }
  expect(await postJson(`${product.url}/api/registrations`, registration)).toMatchObject({
    body: { state: expect.any(String) },
  })

  const [featuredCase] = await fetchJson<{ title: string }[]>(product, '/api/cases/featured')
  const removed = await runCommand('demo:remove', ['--yes'])
  expect(removed).toMatchObject({
    hasSucceeded: true,
    output: expect.stringContaining('12 legal aid requests'),
  })
  expect(removed.output).toContain(`Kept the event "${event.title}": people have registered for it.`)
  await expect.poll(() => readStatistics(token)).toEqual([0, 0, 0, 0])
  await expect
    .poll(() => fetchJson<{ title: string }[]>(product, '/api/events'))
    .toEqual([expect.objectContaining({ title: event.title })])
  await expect.poll(() => fetchText(product, '/')).not.toContain(featuredCase!.title)
  expect(await fetchStatuses()).toEqual(pages.map(() => 200))

  const { encryptionKey } = readKeys(dataDir)
  firstReceipt = await submitRequest(product, 'Ana Diaz')
  expect(await runCommand('encryption-keys', ['rotate', '--yes'])).toMatchObject({
    hasSucceeded: false,
    output: expect.stringContaining(`${dataDir} is in use, by the product at ${product.url}`),
  })
  expect(readKeys(dataDir).encryptionKey).toBe(encryptionKey)
})

test('a killed program is started again with one line of output, each of them and PostgreSQL', async () => {
  const [, ...childProcesses] = listProcessTree(product.pid)
  killProcesses(childProcesses)
  await expect.poll(() => product.getOutput().match(/is back/g)?.length).toBe(6)
  await expect.poll(() => fetchReadiness(product)).toEqual(ready)
  expectNoSecretShown(product)
  message = await sendMessage(product)
  expect(message).toBeTruthy()
})

test('when all was killed the next start works, builds nothing and shows its duration, and nothing stored is lost', async () => {
  killProcesses(listProcessTree(product.pid))
  await product.whenExited
  product = await startOn(dataDir, { SEED: 'demo', THROTTLES: 'off', PORT: new URL(product.url).port })
  expect(product.getOutput()).toMatch(/Builds .*nothing changed/)
  expect(product.getOutput()).toMatch(/Ready in \d+\.\d s/)
  const token = await signInAsAdministrator()
  expect(await listMessages(product, token)).toContain(message)
  // The one request is that of the applicant, and no start brings the demonstration back.
  expect(await readStatistics(token)).toEqual([0, 1, 0, 0])
})

/** Adds an authenticator app to the administrator's account; returns its secret. */
async function enrolTotp(): Promise<string> {
  const token = await signInAsAdministrator()
  const start = 'mutation { startTotpEnrolment { secret } }'
  const { startTotpEnrolment } = await query<{ startTotpEnrolment: { secret: string } }>(
    product,
    start,
    {},
    token,
  )
  const { secret } = startTotpEnrolment
  const finish = 'mutation ($code: String) { finishTotpEnrolment(code: $code) { recoveryCodes } }'
  const code = generateSync({ secret })
  expect(await query(product, finish, { code }, token)).toMatchObject({
    finishTotpEnrolment: { recoveryCodes: expect.any(Array) },
  })
  return secret
}

/** What was there when the backup was made, and is looked for in what is restored. */
interface BackedUp {
  secret: string
  openRequest: Receipt
  erased: Receipt[]
  ledger: Ledger
}
let backedUp: BackedUp

test('a backup is made while people write, and nobody reads what is in it', async () => {
  const { output } = await runCommand('keys', ['identity', identity])
  const BACKUP_RECIPIENT = /BACKUP_RECIPIENT=(\S+)/.exec(output)?.[1]
  const openRequest = await submitRequest(product, 'Emil Novak')
  const erasedBefore = await submitRequest(product, 'Noor Haddad')
  const secret = await enrolTotp()
  const erasedAfter = await submitRequest(product, 'Ines Okafor')
  expect(await erase(product, erasedBefore)).toBe('erased')

  const ledger = createLedger()
  const wave = sendWave(product.url, 'backup', 50, ledger)
  await expect.poll(() => ledger.references.length).toBeGreaterThan(5)
  const made = await runCommand('backup', [backups], { BACKUP_RECIPIENT })
  expect(made).toMatchObject({ hasSucceeded: true, output: expect.stringMatching(/Backed up \d+ tables/) })
  await wave
  expect([...ledger.responseCounts.keys()]).not.toContain(500)
  expect(await erase(product, erasedAfter)).toBe('erased')
  const erasedRows = await queryServiceRows(
    dataDir,
    'requests',
    'select id from legal_aid_request where reference in ($1, $2)',
    [erasedBefore.reference, erasedAfter.reference],
  )
  const readErasureList = () => (existsSync(erasureList) ? readFileSync(erasureList, 'utf8') : '')
  // Those of the demonstration, which it may have as well, are listed by the minute.
  for (const { id } of erasedRows) await expect.poll(readErasureList).toContain(id)

  expect(await runCommand('keys', ['sheet', sheet])).toMatchObject({ hasSucceeded: true })
  expect((await runCommand('keys', ['check', sheet])).output).toMatch(
    /opens everything that is stored here: \d+ items/,
  )
  const files = readdirSync(backups, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  expect(files.length).toBeGreaterThan(2)
  expect(
    files.filter(({ parentPath, name }) => readFileSync(path.join(parentPath, name)).includes(canary)),
  ).toEqual([])
  backedUp = { secret, openRequest, erased: [erasedBefore, erasedAfter], ledger }
})

test('a stop ends every process and leaves the port free', async () => {
  expect(listProcessTree(product.pid).length).toBeGreaterThan(6)
  await expectWholeStop(product)
})

test('the backup comes back on an empty folder, without what was erased since, and under another key once that is rotated', async () => {
  // Another machine: an empty folder, the backups, the identity, the printed sheet.
  const restoredDir = createDataFolder()
  const run = (file: string, ...args: string[]) => runCommand(file, args, { DATA_DIR: restoredDir })
  const restore = (...args: string[]) => run('restore', backups, '--identity', identity, ...args)
  expect(await restore()).toMatchObject({
    hasSucceeded: false,
    output: expect.stringContaining('nobody can read what is in it'),
  })
  expect(readdirSync(restoredDir)).toEqual([])
  const restored = await restore('--keys', sheet, '--erasures', erasureList)
  expect(restored.output).toMatch(/Of \d+ erasures on the list, 1 came after the backup and was done again\./)
  expect(restored).toMatchObject({ hasSucceeded: true })
  expect(await restore('--keys', sheet)).toMatchObject({
    hasSucceeded: false,
    output: expect.stringContaining('nothing was touched'),
  })

  // What is done while it is stopped.
  const removed = await run('demo:remove', '--yes')
  expect(removed.hasSucceeded).toBe(true)
  expect(removed.output).not.toContain('Removed')
  const { encryptionKey } = readKeys(restoredDir)
  expect((await run('encryption-keys', 'rotate', '--yes')).output).toMatch(/under the new key/)
  expect(readKeys(restoredDir).encryptionKey).not.toBe(encryptionKey)
  expect(JSON.stringify(readKeys(restoredDir))).not.toContain(encryptionKey)

  product = await startOn(restoredDir, { SEED: 'demo', THROTTLES: 'off' })
  const { secret, openRequest, erased, ledger } = backedUp
  expect(await signIn(product, administrator)).toBeUndefined()
  // Of the next time step, since each is taken once; it still counts when that one begins meanwhile.
  const totp = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })
  expect(await signIn(product, { ...administrator, totp })).toBeTruthy()
  const audit = await run('audit', 'verify')
  expect(audit.output.match(/: (NOT )?WHOLE/gi)).toEqual([': whole', ': whole', ': whole'])
  expect(audit.hasSucceeded).toBe(true)
  for (const receipt of [firstReceipt, openRequest])
    expect(await openStatus(product, receipt)).toMatchObject({ status: 'new' })
  const stored = await queryServiceRows(
    restoredDir,
    'requests',
    'select reference, status from legal_aid_request',
  )
  expect(stored).toEqual(
    expect.arrayContaining(erased.map(({ reference }) => ({ reference, status: 'erased' }))),
  )
  const sent = [
    ...[firstReceipt, openRequest, ...erased].map(({ reference }) => reference),
    ...ledger.references,
  ]
  expect(sent).toEqual(expect.arrayContaining(stored.map(({ reference }) => reference)))
  expect(await submitRequest(product, 'Dana Reyes')).toMatchObject({ reference: expect.any(String) })
})
