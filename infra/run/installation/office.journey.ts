/// <reference lib="dom" />
/**
 * The life of an installation that begins empty: an office makes it its own, so that it names that one and never the
 * demonstration, and runs it behind proxies and in one process.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { accountPassword, generateTotp, submitPassword } from '../../../shell/e2e/accounts.ts'
import {
  listAxeViolations,
  listColorViolations,
  openPage,
  switchColorScheme,
} from '../../../shell/e2e/browser.ts'
import { pressEnterOn, tabTo, typeInto } from '../../../shell/e2e/keyboard.ts'
import {
  decodeQuotedPrintable,
  fetchReadiness,
  fetchText,
  listMessages,
  postJson,
  query,
  ready,
  sendMessage,
  signIn,
  submitRequest,
} from '../testing/calls.ts'
import { decodeMarkup, findTrace, listPages, machineFiles } from '../testing/demonstration-texts.ts'
import { getCommandLine, listProcessTree } from '../testing/processes.ts'
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

/** A name with letters of Polish and Vietnamese, an ampersand and an apostrophe. */
const name = "Łódź & Đà Nẵng Folk's Advice"
const office = { phone: '42 555 01 23', email: 'porada@advice.test', staffEmail: 'staff@advice.test' }

const dataDir = createDataFolder()
let product: Product
/** The key of the director's authenticator app. */
let totpKey: string

const getStep = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true })
const getButton = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

async function goOn(page: Page, step: string) {
  await pressEnterOn(page, getButton(page, 'Save and continue'))
  await getStep(page, step).waitFor()
}

/** Nothing for axe to find, light or dark, and nothing beyond the window's edge. */
async function expectGoodStep(page: Page) {
  const violations = await listAxeViolations(page)
  await switchColorScheme(page)
  violations.push(...(await listColorViolations(page)))
  expect([page.url(), violations]).toEqual([page.url(), []])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** A picture wider than high, drawn by the browser. */
async function drawLogo(page: Page) {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 80 })
    canvas.getContext('2d')!.fillRect(20, 20, 200, 40)
    return canvas.toDataURL('image/png')
  })
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(drawn.split(',')[1]!, 'base64') }
}

/** The font files that the page has fetched, without their hashes. */
const listFontFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name: file }) => /fonts\/([\w-]+)\.\w+\.woff2$/.exec(file)?.[1] ?? []),
  )

/** A code that no sign-in has used up yet. */
async function generateFreshCode() {
  await queryServiceRows(dataDir, 'auth', 'update totp_authenticator set last_time_step = 0')
  return generateTotp(totpKey)
}

const buildCredentials = async () => ({
  ...{ email: product.adminEmail, password: accountPassword },
  totp: await generateFreshCode(),
})

async function signInAsAdministrator(): Promise<string> {
  const token = await signIn(product, buildCredentials)
  if (!token) throw new Error('the credentials of the administrator were not enough')
  return token
}

const readEmails = () =>
  readdirSync(path.join(dataDir, 'outbox'))
    // One that is still being written has another ending.
    .filter((file) => file.endsWith('.eml'))
    .map((file) => ({
      file,
      text: decodeQuotedPrintable(readFileSync(path.join(dataDir, 'outbox', file), 'utf8')),
    }))

test('where it is required, the first password is changed and a second factor added before anything else', async () => {
  product = await startOn(dataDir, {
    ...{ SEED: 'own', THROTTLES: 'off' },
    ...{ SECOND_FACTOR_REQUIRED: 'on', MAIL_FROM: 'desk@advice.test' },
  })
  // As production leaves the first administrator.
  await queryServiceRows(dataDir, 'auth', 'update administrator set must_change_password = true')
  const { page } = await openPage({
    ...{ expected: /40[13]/, baseURL: product.url, viewport: { width: 360, height: 800 } },
  })
  await submitPassword(page, product.adminEmail, product.adminPassword)
  await page.getByRole('heading', { name: 'Set up your account' }).waitFor()
  await page.getByLabel('Current password').fill(product.adminPassword)
  await expectGoodStep(page)
  await page.getByLabel('New password', { exact: true }).fill(accountPassword)
  await getButton(page, 'Change password').click()

  await getButton(page, 'Add an authenticator app').waitFor()
  await page.goto('/admin/legal-aid')
  await page.getByRole('heading', { name: 'Set up your account' }).waitFor()
  await getButton(page, 'Add an authenticator app').waitFor()
  await expectGoodStep(page)
  await getButton(page, 'Add an authenticator app').click()
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' })
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  totpKey = await dialog.locator('code').innerText()
  await dialog.getByLabel('Code', { exact: true }).fill(generateTotp(totpKey))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await getButton(page, 'I have saved them').click()
  // It opens by itself the first time.
  await getStep(page, 'Name').waitFor()
})

test('a director sets their office up by keyboard, is interrupted, and goes on with a phone', async () => {
  const { page } = await openPage({ expected: /401/, baseURL: product.url })
  await page.goto('/admin/office-setup')
  await typeInto(page, page.getByLabel('Email'), product.adminEmail)
  await typeInto(page, page.getByLabel('Password'), accountPassword)
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByLabel('Code from your authenticator app'), await generateFreshCode())
  await page.keyboard.press('Enter')
  await getStep(page, 'Name').waitFor()
  await typeInto(page, page.getByLabel('Name of the organization'), name)
  await page.keyboard.press('Tab')
  await page.getByText(/^Saved \d/).waitFor()
  await expectGoodStep(page)
  await typeInto(page, page.getByLabel('Tagline'), 'The law is for you too')
  await goOn(page, 'Look')
  await page.getByTestId(/logo-file$/).setInputFiles(await drawLogo(page))
  await page.getByRole('img', { name: 'The picture as it is now' }).waitFor()
  // Too light to be read on white, which the step says and mends.
  await typeInto(page, page.getByLabel('Main color', { exact: true }), '#8fd3ff')
  await typeInto(page, page.getByLabel('Second color', { exact: true }), '#7a1fa2')
  await page.getByText(/^Your main color #8fd3ff has a contrast of/).waitFor()
  await expectGoodStep(page)
  await goOn(page, 'Place')
  await typeInto(page, page.getByLabel('Service area'), 'the two harbors')
  await page.keyboard.press('Tab')
  await page.getByText(/^Saved \d/).waitFor()

  // Interrupted, and taken up again where it was left, on a narrow screen.
  await page.goto('/admin/dashboard')
  await page.setViewportSize({ width: 390, height: 800 })
  await pressEnterOn(page, page.getByRole('link', { name: 'Continue setting up' }))
  await getStep(page, 'Place').waitFor()
  expect(await page.getByLabel('Service area').inputValue()).toBe('the two harbors')
  await expectGoodStep(page)
  await goOn(page, 'Reaching you')
  await typeInto(page, page.getByLabel('Phone'), office.phone)
  await typeInto(page, page.getByLabel('Emergency number'), '112')
  await typeInto(page, page.getByLabel('Email'), office.email)
  await expectGoodStep(page)
  await goOn(page, 'Hours')
  await expectGoodStep(page)
  await goOn(page, 'What you help with')
  await pressEnterOn(page, getButton(page, 'Remove Housing Rights'))
  await pressEnterOn(page, getButton(page, 'Add practice area'))
  await typeInto(page, page.getByLabel('Name of practice area 6'), 'Fishing rights')
  await tabTo(page, getButton(page, 'Move Fishing rights up'))
  await page.keyboard.press('Enter')
  await page.getByLabel('Name of practice area 5').and(page.locator('[value="Fishing rights"]')).waitFor()
  await expectGoodStep(page)
  await goOn(page, 'Other places to turn')
  await pressEnterOn(page, getButton(page, 'Add place'))
  await typeInto(page, page.getByLabel('Place 3 and how to reach it'), 'The harbor chapel')
  await page
    .getByLabel('Whom place 3 helps')
    .getByRole('option', { name: 'Fishing rights' })
    .waitFor({ state: 'attached' })
  await expectGoodStep(page)
  await goOn(page, 'Emails to staff')
  await typeInto(
    page,
    page.getByLabel('Who gets an email about new requests and messages'),
    office.staffEmail,
  )
  await expectGoodStep(page)
  await goOn(page, 'Promises')
  await expectGoodStep(page)
  await goOn(page, 'More pages')
  await expectGoodStep(page)
  await goOn(page, 'Texts')
  await page.getByRole('list', { name: 'Pages and their gaps' }).waitFor()
  await expectGoodStep(page)
  await pressEnterOn(page, page.getByRole('link', { name: 'Continue' }))
  await page.getByText('Still to set: the description').waitFor()
  await expectGoodStep(page)
  await pressEnterOn(page, getButton(page, 'Open your website'))
  await page.waitForURL(`${product.url}/`)
  // The letters of its name are in the website's own face.
  await expect.poll(() => listFontFiles(page)).toContain('atkinson-hyperlegible-next-latin-ext-wght-normal')

  // Finished, it is not offered again.
  await page.goto('/admin/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Continue setting up' }).count()).toBe(0)
})

test('no page and no file of it names the demonstration, and each page has the name of the organization', async () => {
  // The shell remembers the office for a while, and where a machine is busy, a crawler is asked to come again.
  await expect.poll(() => fetchText(product, '/')).toContain('Łódź')
  await expect
    .poll(() => listPages(product))
    .toEqual(expect.arrayContaining(['/about', '/constitution', '/privacy', '/terms', '/get-help']))
  for (const page of await listPages(product)) {
    const text = decodeMarkup(await fetchText(product, page))
    expect.soft(findTrace(text), page).toBeNull()
    expect.soft(text, page).toContain(name)
    expect.soft(/\b911\b/.exec(text), page).toBeNull()
  }
  for (const file of machineFiles) {
    // The description of the API has an example of a telephone number, reserved for that.
    const text = (await fetchText(product, file)).replaceAll('(555) 555-0100', '')
    expect.soft(findTrace(text), file).toBeNull()
  }

  const markup = await fetchText(product, '/')
  const data = [...markup.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as object,
  )
  expect(JSON.stringify(data)).toContain(JSON.stringify(name).slice(1, -1))
  const [, siteName = ''] = /<meta property="og:site_name" content="([^"]*)"/.exec(markup) ?? []
  expect(decodeMarkup(siteName)).toBe(name)
})

test('its emails are the organization’s, and a practice area that it does not have is none of its requests', async () => {
  const token = await signInAsAdministrator()
  expect(await submitRequest(product, 'Ana Diaz', 'Fishing rights')).toHaveProperty('reference')
  await sendMessage(product)
  const invite = `mutation { inviteAdministrator(email: "bo@example.test", name: "Bo", role: "editor") { isEmailSent } }`
  await query(product, invite, {}, token)
  await expect.poll(() => readEmails().length).toBeGreaterThanOrEqual(2)
  for (const { file, text } of readEmails()) expect.soft(findTrace(text), file).toBeNull()

  // Requests remember the office for a while.
  await expect
    .poll(() => submitRequest(product, 'Ana Diaz', 'Housing Rights'))
    .not.toHaveProperty('reference')
  expect(await fetchText(product, '/get-help')).toContain('Fishing rights')
})

/** The one process that all programs run in. */
function findHost(): number {
  const hosts = listProcessTree(product.pid).filter((each) => /\/main\.m?[jt]s/.test(getCommandLine(each)))
  expect(hosts).toHaveLength(1)
  return hosts[0]!
}

/** The first page of the queue, as staff see it. */
async function listRequests(token: string): Promise<string[]> {
  const text = '{ requestQueue(page: {}) { items { reference } } }'
  const { requestQueue } = await query<{ requestQueue: { items: { reference: string }[] } }>(
    product,
    text,
    {},
    token,
  )
  return requestQueue.items.map(({ reference }) => reference)
}

test('when the start command alone was killed the next one works and loses nothing, and its programs can share a process', async () => {
  const message = await sendMessage(product)
  // The rest ends by itself.
  process.kill(product.pid, 'SIGKILL')
  await product.whenExited
  product = await startOn(dataDir, {
    ...{ SEED: 'own', PROCESSES: 'together', TRUSTED_PROXIES: '127.0.0.1, ::1, 10.0.0.0/8' },
    PORT: new URL(product.url).port,
  })
  expectNoSecretShown(product)
  expect(await fetchText(product, '/cases')).toContain('</html>')
  expect(await fetchText(product, '/api/cases')).toBe('[]')
  const token = await signInAsAdministrator()
  expect(await listMessages(product, token)).toContain(message)
  const { reference } = await submitRequest(product, 'Ana Diaz', 'Fishing rights')
  expect(await listRequests(token)).toContain(reference)
})

test.runIf(process.getuid?.() === 0)(
  'started by root, the process that they share has a user who reads nothing of PostgreSQL',
  () => expectUsersApart(product),
)

test('behind proxies each client has a rate limit of its own, whatever it has written before what they add', async () => {
  const signInAs = async (client: string, fields: object = {}) => {
    const credentials = { ...(await buildCredentials()), ...fields }
    const headers = { 'x-forwarded-for': `198.51.100.9, ${client}, 10.1.2.3` }
    return (await postJson(`${product.url}/api/auth/login`, credentials, headers)).status
  }
  expect(await signInAs('203.0.113.7', { password: 'wrong' })).toBe(401)
  // Nineteen more without hashing nineteen times: the same client, each for another account.
  await queryServiceRows(
    dataDir,
    'auth',
    `insert into sign_in_attempt (id, created_at, updated_at, account, client_ip)
      select gen_random_uuid(), now(), now(), account || n, client_ip
      from (select * from sign_in_attempt order by created_at desc limit 1) last, generate_series(1, 19) n`,
  )
  expect(await signInAs('203.0.113.7')).toBe(429)
  expect(await signInAs('203.0.113.8')).toBe(200)
})

test('when the shared process dies all programs start again, and nothing stored is lost', async () => {
  const { reference } = await submitRequest(product, 'Ines Okafor', 'Fishing rights')
  killProcesses([findHost()])
  await expect.poll(() => product.getOutput()).toContain('shared-process is back')
  await expect.poll(() => fetchReadiness(product)).toEqual(ready)
  expect(await listRequests(await signInAsAdministrator())).toContain(reference)
  expect(readdirSync(path.join(dataDir, 'logs'))).toContain('shared-process.log')
  await expectWholeStop(product)
})
