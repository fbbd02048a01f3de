import { expect, onTestFinished, test } from 'vitest'
import { killService, refuseConnections } from '../../../infra/run/outages.ts'
import { type Product, startProduct } from '../../../infra/run/product.ts'
import { aVisitor, hydrated } from '../browser.ts'

/** Pages, feeds and calls while what they show cannot be reached, on a product of their own. */

const sentence = 'We cannot reach our records just now'

async function aProduct() {
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
async function answerOf({ url }: Product, path: string) {
  const answer = await fetch(new URL(path, url))
  const text = await answer.text()
  return {
    path,
    status: answer.status,
    retryAfter: answer.headers.has('retry-after'),
    stored: answer.headers.get('cache-control') !== 'no-store',
    struckOut: text.includes('noindex'),
    explained: text.includes(sentence),
  }
}

const away = { status: 503, retryAfter: true, stored: false, struckOut: false }

test('while the database is away pages, feeds and calls say so alike, and afterwards they are right', async () => {
  const { product, legalCase, pages, machines } = await aProduct()
  const { page } = await aVisitor({ baseURL: product.url, expected: /503/ })
  await page.goto('/cases')
  await hydrated(page)

  const open = await refuseConnections(product, 'content')
  for (const path of pages) expect(await answerOf(product, path)).toEqual({ path, ...away, explained: true })
  for (const path of machines)
    expect(await answerOf(product, path)).toEqual({ path, ...away, explained: false })
  // What needs no data stands, and what never was is missing all the same.
  expect(await answerOf(product, '/about')).toMatchObject({ status: 200, struckOut: false })
  expect(await answerOf(product, '/nowhere')).toMatchObject({ status: 404, struckOut: true })

  // On the way within the browser it is told alike, and trying again is all it takes.
  await page.getByRole('link', { name: legalCase.title }).click()
  await page.getByRole('heading', { name: 'Case Not Found' }).waitFor()
  await page.getByRole('heading', { name: sentence }).waitFor()
  await open()
  await expect
    .poll(async () => (await answerOf(product, `/cases/${legalCase.id}`)).status, { timeout: 60_000 })
    .toBe(200)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: legalCase.title }).waitFor()
  for (const path of pages)
    expect(await answerOf(product, path)).toMatchObject({ path, status: 200, explained: false })
  expect(await answerOf(product, '/cases/00000000-0000-4000-8000-000000000000')).toMatchObject({
    status: 404,
    struckOut: true,
    explained: false,
  })
}, 240_000)

test('while the service is gone it is the same', async () => {
  const { product, pages, machines } = await aProduct()
  const wake = killService(product, 'content')
  onTestFinished(wake)
  for (const path of pages) expect(await answerOf(product, path)).toEqual({ path, ...away, explained: true })
  for (const path of machines)
    expect(await answerOf(product, path)).toEqual({ path, ...away, explained: false })
  wake()
  await expect.poll(async () => (await answerOf(product, pages[0]!)).status, { timeout: 60_000 }).toBe(200)
}, 240_000)
