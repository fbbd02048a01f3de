import { expect, inject, test } from 'vitest'

/** Search engines and feed readers get what visitors may see, item by item. */

const buildUrl = (path: string) => new URL(path, inject('product').url)
const fetchText = async (path: string) => (await fetch(buildUrl(path))).text()
const fetchJson = async <Answer>(path: string) => (await (await fetch(buildUrl(path))).json()) as Answer
const listLocations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)

interface Item {
  id: string
  slug: string
  title: string
  status: string
}

/** The JSON-LD of a page, by type. */
async function listStructuredData(path: string) {
  const html = await fetchText(path)
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return blocks.map(([, block = '']) => JSON.parse(block) as Record<string, unknown>)
}
const listTypes = (blocks: Record<string, unknown>[]) => blocks.flatMap((block) => block['@type'])

test('the sitemap names every shown item and nothing else', async () => {
  // What other tests add and delete meanwhile may be in one list and not in the other.
  await expect.poll(listDifferences).toEqual([])
})

/** The paths of items that either the sitemap or the lists have, and the portal's if it has any. */
async function listDifferences() {
  const parts = listLocations(await fetchText('/sitemap.xml'))
  const texts = await Promise.all(parts.map((part) => fetchText(new URL(part).pathname)))
  const paths = texts.flatMap(listLocations).map((location) => new URL(location).pathname)
  expect(paths).toContain('/constitution')
  const cases = await fetchJson<Item[]>('/api/cases')
  const posts = await fetchJson<Item[]>('/api/blog')
  const visible = new Set([
    ...cases.map(({ id }) => `/cases/${id}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ])
  const named = new Set(paths.filter((path) => /^\/(?:cases|blog)\/./.test(path)))
  const inThePortal = paths.filter((path) => path.startsWith('/admin'))
  const others = [...visible].filter((path) => !named.has(path))
  return [...others, ...[...named].filter((path) => !visible.has(path)), ...inThePortal]
}

test('pages have structured data', async () => {
  const [event] = await fetchJson<Item[]>('/api/events/upcoming')
  const [post] = await fetchJson<Item[]>('/api/blog')
  expect(listTypes(await listStructuredData('/')).flat()).toEqual(expect.arrayContaining(['NGO']))
  expect(listTypes(await listStructuredData('/services')).flat()).toEqual(
    expect.arrayContaining(['FAQPage', 'BreadcrumbList']),
  )
  const [about] = (await listStructuredData(`/events/${event!.id}`)).filter(
    (block) => block['@type'] === 'Event',
  )
  expect(about).toMatchObject({ name: event!.title })
  const [article] = (await listStructuredData(`/blog/${post!.slug}`)).filter(
    (block) => block['@type'] === 'BlogPosting',
  )
  expect(article).toMatchObject({ headline: post!.title })
})
