import { expect, onTestFinished, test } from 'vitest'
import { killService } from '../../../infra/run/testing/processes.ts'
import { type Product, startProduct } from '../../../infra/run/testing/product.ts'
import { rejectConnections } from '../../../infra/run/testing/product-database.ts'
import { openPage, waitForHydration } from '../browser.ts'

/** Pages, feeds and calls while what they show cannot be reached, on a product of their own. */

const sentence = 'We cannot reach our records just now'

async function startTestProduct() {
  const product = await startProduct({ env: { SEED: 'demo', THROTTLES: 'off' } })
  onTestFinished(() => product.stop())
  const json = async (path: string) => (await (await fetch(new URL(path, product.url))).json()) as Item[]
  const [legalCase, judgment, event, post] = await Promise.all(
    ['/api/cases', '/api/judgments', '/api/events/upcoming', '/api/blog'].map(
      async (list) => (await json(list))[0]!,
    ),
  )
  const items = [
    `/cases/${legalCase!.id}`,
    `/judgments/${judgment!.id}`,
    `/events/${event!.id}`,
    `/blog/${post!.slug}`,
  ]
  const lists = ['/', '/services', '/cases', '/judgments', '/events', '/blog', '/team', '/constitution']
  const machines = [
    ...['/sitemap.xml', '/sitemaps/cases.xml', '/feeds/blog.xml', '/events.ics', `/events/${event!.id}.ics`],
    ...['/api/cases', `/api${items[0]}`, '/api/team', '/api/constitution/current'],
    '/api/files/00000000-0000-4000-8000-000000000000/a-480x240.webp',
  ]
  return { product, legalCase: legalCase!, pages: [...items, ...lists], machines }
}

interface Item {
  id: string
  title: string
  slug: string
}

/** What an address is answered: its status, and whether a page of it says what it should. */
async function fetchAnswer({ url }: Product, path: string) {
  const response = await fetch(new URL(path, url))
  const text = await response.text()
  return {
    path,
    status: response.status,
    retryAfter: response.headers.has('retry-after'),
    stored: response.headers.get('cache-control') !== 'no-store',
    isNoindex: text.includes('noindex'),
    explained: text.includes(sentence),
  }
}

/** The request form is rendered without the content that it shows. */
async function checkRequestForm({ url }: Product) {
  const response = await fetch(new URL('/get-help', url))
  expect(response.status).toBe(200)
  const html = await response.text()
  for (const text of ['Step 1 of 4', 'method="post"', 'Our intake team']) expect(html).toContain(text)
}

const unavailableAnswer = { status: 503, retryAfter: true, stored: false, isNoindex: false }

test('while the database is away, or the service is, pages, feeds and calls say so alike, and afterwards they are right', async () => {
  const { product, legalCase, pages, machines } = await startTestProduct()
  const { page } = await openPage({ baseURL: product.url, expected: /503/ })
  await page.goto('/cases')
  await waitForHydration(page)

  const restoreConnections = await rejectConnections(product, 'content')
  for (const path of pages)
    expect(await fetchAnswer(product, path)).toEqual({ path, ...unavailableAnswer, explained: true })
  for (const path of machines)
    expect(await fetchAnswer(product, path)).toEqual({ path, ...unavailableAnswer, explained: false })
  await checkRequestForm(product)
  // Pages without data work, and unknown paths are missing all the same.
  expect(await fetchAnswer(product, '/contact')).toMatchObject({ status: 200, isNoindex: false })
  expect(await fetchAnswer(product, '/nowhere')).toMatchObject({ status: 404, isNoindex: true })

  // The browser's navigation shows the same error, and a retry is enough.
  await page.getByRole('link', { name: legalCase.title }).click()
  await page.getByRole('heading', { name: 'Case Not Found' }).waitFor()
  await page.getByRole('heading', { name: sentence }).waitFor()
  await restoreConnections()
  await expect
    .poll(async () => (await fetchAnswer(product, `/cases/${legalCase.id}`)).status, { timeout: 60_000 })
    .toBe(200)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: legalCase.title }).waitFor()
  for (const path of pages)
    expect(await fetchAnswer(product, path)).toMatchObject({ path, status: 200, explained: false })
  expect(await fetchAnswer(product, '/cases/00000000-0000-4000-8000-000000000000')).toMatchObject({
    status: 404,
    isNoindex: true,
    explained: false,
  })

  const resumeService = killService(product, 'content')
  onTestFinished(resumeService)
  for (const path of pages)
    expect(await fetchAnswer(product, path)).toEqual({ path, ...unavailableAnswer, explained: true })
  for (const path of machines)
    expect(await fetchAnswer(product, path)).toEqual({ path, ...unavailableAnswer, explained: false })
  await checkRequestForm(product)
  resumeService()
  await expect.poll(async () => (await fetchAnswer(product, pages[0]!)).status, { timeout: 60_000 }).toBe(200)
})
