/** The PDFs of fixed texts, printed by a whole product from its own pages. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findChromium } from '../run/chromium.ts'
import { startProduct } from '../run/product.ts'

type Bylaws = { id: string; slug: string; title: string; text: string }

async function signIn(url: string, email: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
    body: JSON.stringify({ email, password }),
  })
  return ((await response.json()) as { token: string }).token
}

async function query<Data>(url: string, token: string, text: string, variables = {}): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: text, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: object[] }
  expect(errors).toBeUndefined()
  return data
}

test.skipIf(!findChromium())(
  'a changed text has its PDF at the same address within a minute',
  async () => {
    const { url, adminEmail, adminPassword, stop } = await startProduct()
    onTestFinished(stop)
    const fetchPdf = () => fetch(`${url}/documents/bylaws.pdf`)
    const before = await fetchPdf()
    expect(before.status).toBe(200)
    await before.body?.cancel()

    const token = await signIn(url, adminEmail, adminPassword)
    const { staticPages } = await query<{ staticPages: Bylaws[] }>(
      url,
      token,
      '{ staticPages { id slug title text } }',
    )
    const { id, slug, title, text } = staticPages.find((page) => page.slug === 'bylaws')!
    const input = { slug, language: 'en', title, text: `${text}\n\nThe lanterns are lit at dusk.` }
    await query(
      url,
      token,
      'mutation ($id: ID!, $input: StaticPageInput!) { updateStaticPage(id: $id, input: $input) { id } }',
      { id, input },
    )
    const outdated = await fetchPdf()
    expect(outdated.status).toBe(404)
    expect(await outdated.text()).toContain('href="/constitution/bylaws"')

    const deadline = Date.now() + 60_000
    let printed = await fetchPdf()
    while (printed.status !== 200 && Date.now() < deadline) {
      await wait(1_000)
      printed = await fetchPdf()
    }
    expect(printed.headers.get('content-type')).toBe('application/pdf')
    const pdf = Buffer.from(await printed.arrayBuffer()).toString('latin1')
    for (const part of ['%PDF-', '/StructTreeRoot', '/Marked true', '/Lang (en-US)', '/Outlines'])
      expect(pdf, part).toContain(part)
    const page = await (await fetch(`${url}/constitution/bylaws`)).text()
    expect(page).toContain('href="/documents/bylaws.pdf"')
  },
  240_000,
)
