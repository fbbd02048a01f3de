/** The PDFs of fixed texts, which a product prints from its own pages within a minute of a change. */
import { buildOrganisation } from '@access/content/organisation/organisation.examples'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Product, startProduct } from '../../../infra/run/testing/product.ts'
import { readPdfText } from '../read-pdf-text.ts'

type Administrator = Pick<Product, 'url' | 'adminEmail' | 'adminPassword'>
interface Text {
  id: string
  slug: string
  title: string
  text: string
}

async function postJson<Data>(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Data
}

/** Sends operations as the administrator. */
async function signIn({ url, adminEmail: email, adminPassword: password }: Administrator) {
  const { token } = await postJson<{ token: string }>(`${url}/api/auth/login`, { email, password })
  return async <Data>(query: string, variables = {}): Promise<Data> => {
    const headers = { authorization: `Bearer ${token}` }
    const body = { query, variables }
    const { data, errors } = await postJson<{ data: Data; errors?: object[] }>(
      `${url}/graphql`,
      body,
      headers,
    )
    expect(errors).toBeUndefined()
    return data
  }
}
type Administer = Awaited<ReturnType<typeof signIn>>

async function changeText(administer: Administer, slug: string, change: (text: string) => string) {
  const { staticPages } = await administer<{ staticPages: Text[] }>('{ staticPages { id slug title text } }')
  const { id, title, text } = staticPages.find((page) => page.slug === slug)!
  await administer(
    'mutation ($id: ID!, $input: StaticPageInput!) { updateStaticPage(id: $id, input: $input) { id } }',
    { id, input: { slug, language: 'en', title, text: change(text) } },
  )
}

/** The PDF, once its page links to it. */
async function waitForPdf(url: string, slug: string): Promise<Response> {
  const address = `/documents/${slug}.pdf`
  await expect
    .poll(async () => (await fetch(`${url}/constitution/${slug}`)).text(), {
      timeout: 120_000,
      interval: 1_000,
    })
    .toContain(`href="${address}"`)
  return fetch(url + address)
}

test('a changed text has its PDF at the same address within a minute', async () => {
  const { url } = inject('product')
  const fetchPdf = () => fetch(`${url}/documents/bylaws.pdf`)
  expect((await fetchPdf()).status).toBe(200)
  const administer = await signIn(inject('product'))
  await changeText(administer, 'bylaws', (text) => `${text}\n\nThe lanterns are lit at dusk.`)
  const changedAt = Date.now()
  const outdated = await fetchPdf()
  expect(outdated.status).toBe(404)
  expect(await outdated.text()).toContain('href="/constitution/bylaws"')

  const printed = await waitForPdf(url, 'bylaws')
  expect(Date.now() - changedAt).toBeLessThan(60_000)
  expect(printed.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await printed.arrayBuffer()).toString('latin1')
  for (const part of ['%PDF-', '/StructTreeRoot', '/Marked true', '/Lang (en-US)', '/Outlines'])
    expect(pdf, part).toContain(part)
})

/** A name with letters of Polish and Vietnamese, an ampersand and an apostrophe. */
const name = "Łódź & Đà Nẵng Folk's Advice"

test('another organization’s text has a PDF once nothing is left to fill in, with its own name', async () => {
  const product = await startProduct({ env: { SEED: 'own', THROTTLES: 'off' } })
  onTestFinished(() => product.stop())
  const administer = await signIn(product)
  await administer(
    'mutation ($input: OrganisationInput!) { updateOrganisation(input: $input) { version } }',
    {
      input: buildOrganisation({ name, address: ['Piotrkowska 1', '90-001 Łódź'] }),
    },
  )
  await administer('mutation { finishSetup { setUpAt } }')
  const slugs = ['bylaws', 'code-of-conduct']
  for (const slug of slugs) {
    expect((await fetch(`${product.url}/documents/${slug}.pdf`)).status).toBe(404)
    await changeText(administer, slug, (text) => {
      expect(text, slug).toContain('[[')
      return text.replaceAll(/\[\[[^\]]*\]\]/g, 'seven')
    })
  }
  for (const slug of slugs) {
    const pdf = await waitForPdf(product.url, slug)
    const content = await readPdfText(new Uint8Array(await pdf.arrayBuffer()))
    expect.soft(content, slug).toContain(name)
    expect.soft(content, slug).not.toMatch(/Access to Justice|Port Maren|New Lorraine|help@example\.org/i)
  }
})
