/** A product that is another organisation's: whatever people and machines read of it names that one, and never the demonstration. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildOrganisation } from '@access/content/organisation/organisation.examples'
import { buildLegalAidRequest } from '@access/requests/intake/legal-aid-requests/legal-aid-request.examples'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { decodeQuotedPrintable } from '../../../infra/run/decode-email.ts'
import { type Product, startProduct } from '../../../infra/run/product.ts'
import { openPage } from '../browser.ts'
import {
  fillCaseDetails,
  fillContactDetails,
  fillEligibility,
  getSubmitButton,
  openForm,
  story,
} from '../help-form.ts'
import { readPdfText } from '../read-pdf-text.ts'

/** A name with letters of Polish and Vietnamese, an ampersand and an apostrophe. */
const name = "Łódź & Đà Nẵng Folk's Advice"

const organisation = buildOrganisation({
  name,
  tagline: 'The law is yours too',
  description: 'Free advice by the water',
  address: ['Piotrkowska 1', '90-001 Łódź'],
  phone: '42 555 01 23',
  email: 'porada@advice.test',
  emergencyNumber: '112',
  callingCode: '48',
  serviceArea: 'Łódź and its villages',
  brandColor: '#ffd400',
  accentColor: '#777777',
  timeZone: 'Europe/Warsaw',
  staffEmails: ['staff@advice.test'],
  practiceAreas: [{ name: 'Fishing rights', icon: 'civil-rights', judgmentCategory: null }],
  social: [],
})

/** What only the demonstration says of itself. */
const trace =
  /Access to Justice|Port Maren|New Lorraine|Lantern Street|555-0100|help@example\.org|since 2010|2,500\+/i

/** The example of a telephone number in the description of the API, reserved for that. */
const exampleNumber = '(555) 555-0100'

/** The first trace with what stands around it. */
function findTrace(text: string): string | null {
  const match = trace.exec(text)
  return match && text.slice(Math.max(0, match.index - 80), match.index + 80)
}

let product: Product
let administer: Administer

beforeAll(async () => {
  product = await startProduct({
    env: { SEED: 'none', THROTTLES: 'off', MAIL_FROM: 'desk@advice.test' },
  })
  administer = await signIn(product)
  await administer(
    'mutation ($input: OrganisationInput!) { updateOrganisation(input: $input) { version } }',
    { input: organisation },
  )
  await administer('mutation { finishSetup { setUpAt } }')
  // The shell remembers the office for three seconds at most.
  await vi.waitUntil(async () => (await fetchText('/')).includes('Łódź'), { timeout: 30_000, interval: 500 })
})
afterAll(() => product?.stop())

type Administer = (query: string, variables?: object) => Promise<Record<string, unknown>>

/** Sends operations as the administrator. */
async function signIn({ url, adminEmail, adminPassword }: Product): Promise<Administer> {
  const credentials = { email: adminEmail, password: adminPassword }
  const { token } = (await postJson(`${url}/api/auth/login`, credentials)) as { token: string }
  return async (query, variables = {}) => {
    const headers = { authorization: `Bearer ${token}` }
    const { data, errors } = (await postJson(`${url}/graphql`, { query, variables }, headers)) as {
      data: Record<string, unknown>
      errors?: unknown
    }
    expect(errors).toBeUndefined()
    return data
  }
}

async function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  })
  return response.json()
}

const fetchText = async (address: string) => (await fetch(new URL(address, product.url))).text()

/** The paths of all pages: those that crawlers are told, those that they are not, and what answers when there is none. */
async function listPages(): Promise<string[]> {
  const index = await fetchText('/sitemap.xml')
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const texts = await Promise.all(parts.map((part) => fetchText(part)))
  const listedPages = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname),
  )
  const others = [
    '/',
    '/get-help/status',
    '/search?q=law',
    '/admin/login',
    '/nothing-here',
    '/cases/nothing-here',
  ]
  return [...new Set([...listedPages, ...others])]
}

/** What machines read. */
const machineFiles = [
  ...['/robots.txt', '/sitemap.xml', '/feeds/blog.xml', '/feeds/judgments.xml', '/events.ics'],
  ...['/.well-known/security.txt', '/api/docs', '/api/openapi.json', '/manifest.webmanifest'],
]

test('no page and no file names the demonstration, and each page has the name of the organisation', async () => {
  // Where a machine is busy, a crawler is asked to come again.
  await expect
    .poll(listPages, { timeout: 30_000, interval: 1_000 })
    .toEqual(expect.arrayContaining(['/about', '/constitution', '/privacy', '/terms', '/get-help']))
  for (const page of await listPages()) {
    const text = decodeMarkup(await fetchText(page))
    expect.soft(findTrace(text), page).toBeNull()
    expect.soft(text, page).toContain(name)
    expect.soft(/\b911\b/.exec(text), page).toBeNull()
  }
  for (const file of machineFiles) {
    const text = (await fetchText(file)).replaceAll(exampleNumber, '')
    expect.soft(findTrace(text), file).toBeNull()
  }
})

test('a fixed text has a PDF once nothing is left to fill in, and it is the organisation’s', async () => {
  const { staticPages } = (await administer('{ staticPages { id slug title text } }')) as {
    staticPages: { id: string; slug: string; title: string; text: string | null }[]
  }
  const slugs = ['bylaws', 'code-of-conduct']
  for (const { id, slug, title, text } of staticPages.filter((page) => slugs.includes(page.slug))) {
    expect(text, slug).toContain('[[')
    expect((await fetch(new URL(`/documents/${slug}.pdf`, product.url))).status).toBe(404)
    const input = { slug, language: 'en', title, text: text!.replaceAll(/\[\[[^\]]*\]\]/g, 'seven') }
    await administer(
      'mutation ($id: ID!, $input: StaticPageInput!) { updateStaticPage(id: $id, input: $input) { id } }',
      { id, input },
    )
  }
  for (const slug of slugs) {
    // It is printed within a minute; until then the page links to none.
    const address = `/documents/${slug}.pdf`
    await expect
      .poll(() => fetchText(`/constitution/${slug}`), { timeout: 120_000, interval: 2_000 })
      .toContain(`href="${address}"`)
    const pdf = await fetch(new URL(address, product.url))
    const content = await readPdfText(new Uint8Array(await pdf.arrayBuffer()))
    expect.soft(content, slug).toContain(name)
    expect.soft(findTrace(content), slug).toBeNull()
  }
})

test('structured data, titles and share cards are the organisation’s', async () => {
  const markup = await fetchText('/')
  const data = [...markup.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as object,
  )
  expect(JSON.stringify(data)).toContain(JSON.stringify(name).slice(1, -1))
  const [, siteName = ''] = /<meta property="og:site_name" content="([^"]*)"/.exec(markup) ?? []
  expect(decodeMarkup(siteName)).toBe(name)
})

test('emails are the organisation’s, to applicants, visitors and staff', async () => {
  const request = buildLegalAidRequest({ category: 'Fishing rights' } as never)
  expect(await postJson(`${product.url}/api/legal-aid-requests`, request)).toHaveProperty('reference')
  const message = { name: 'Ada', email: 'ada@example.test', subject: 'Hours', message: 'When are you open?' }
  await postJson(`${product.url}/api/contact`, message)
  await administer(
    `mutation { inviteAdministrator(email: "bo@example.test", name: "Bo", role: "editor") { isEmailSent } }`,
  )
  const outbox = path.join(product.dataDir, 'outbox')
  await expect.poll(() => readdirSync(outbox).length).toBeGreaterThanOrEqual(2)
  for (const file of readdirSync(outbox)) {
    const email = decodeQuotedPrintable(readFileSync(path.join(outbox, file), 'utf8'))
    expect.soft(findTrace(email), file).toBeNull()
  }
})

test('the receipt’s PDF has its name in letters that the fonts of PDF lack', async () => {
  const { page } = await openPage({ baseURL: product.url })
  await openForm(page)
  await fillContactDetails(page)
  await fillCaseDetails(page, story, 'Fishing rights')
  await fillEligibility(page)
  await getSubmitButton(page).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  const pdf = readFileSync(await (await download).path())
  // As a picture of the line, and as text.
  expect(pdf.toString('latin1')).toContain('/Filter/DCTDecode')
  const content = await readPdfText(new Uint8Array(pdf))
  expect(content).toContain(name)
  expect(findTrace(content)).toBeNull()
})

test('a category of the demonstration is none of the organisation’s', async () => {
  const request = buildLegalAidRequest({ category: 'Housing Rights' } as never)
  const send = () => postJson(`${product.url}/api/legal-aid-requests`, request)
  // Requests remember the office for five seconds at most.
  await expect.poll(send, { timeout: 30_000, interval: 1_000 }).not.toHaveProperty('reference')
  expect(await fetchText('/get-help')).toContain('Fishing rights')
})

/** What a reader reads: the entities that names with special letters are written with. */
function decodeMarkup(markup: string): string {
  return markup
    .replaceAll(/&amp;|&#38;/g, '&')
    .replaceAll(/&#x27;|&#39;|&apos;/g, "'")
    .replaceAll('&quot;', '"')
}
