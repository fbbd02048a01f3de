import { expect, inject, test } from 'vitest'

/** What search engines and feed readers are told is what visitors may see, item by item. */

const at = (path: string) => new URL(path, inject('product').url)
const text = async (path: string) => (await fetch(at(path))).text()
const json = async <Answer>(path: string) => (await (await fetch(at(path))).json()) as Answer
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)

interface Item {
  id: string
  slug: string
  title: string
  status: string
}

/** The JSON-LD of a page, by type. */
async function structured(path: string) {
  const html = await text(path)
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return blocks.map(([, block = '']) => JSON.parse(block) as Record<string, unknown>)
}
const typesOf = (blocks: Record<string, unknown>[]) => blocks.flatMap((block) => block['@type'])

test('the sitemap names every shown item and nothing else', async () => {
  const parts = locations(await text('/sitemap.xml'))
  const all = (await Promise.all(parts.map((part) => text(new URL(part).pathname)))).flatMap(locations)
  const paths = all.map((location) => new URL(location).pathname)
  const cases = await json<Item[]>('/api/cases')
  const posts = await json<Item[]>('/api/blog')
  expect(paths.filter((path) => path.startsWith('/cases/')).toSorted()).toEqual(
    cases.map(({ id }) => `/cases/${id}`).toSorted(),
  )
  expect(paths.filter((path) => path.startsWith('/blog/')).toSorted()).toEqual(
    posts.map(({ slug }) => `/blog/${slug}`).toSorted(),
  )
  expect(paths).toContain('/constitution')
  expect(paths.some((path) => path.startsWith('/admin'))).toBe(false)
})

test('robots are kept out of the portal and shown the sitemap', async () => {
  const robots = await text('/robots.txt')
  expect(robots).toMatch(/Disallow: \/admin/)
  expect(robots).toMatch(/Sitemap: https?:.*\/sitemap\.xml/)
})

test('the blog’s feed has the newest articles, as they are called', async () => {
  const feed = await text('/feeds/blog.xml')
  const posts = await json<Item[]>('/api/blog')
  expect(feed).toContain('http://www.w3.org/2005/Atom')
  expect(feed).toContain(`/blog/${posts[0]!.slug}`)
})

test('an event is a calendar entry', async () => {
  const [event] = await json<Item[]>('/api/events/upcoming')
  const answer = await fetch(at(`/events/${event!.id}.ics`))
  expect(answer.headers.get('content-type')).toMatch('text/calendar')
  const ics = await answer.text()
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(ics).toMatch(/\r\nDTSTART/)
  expect(ics.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})

test('pages tell machines what they are', async () => {
  const [event] = await json<Item[]>('/api/events/upcoming')
  const [post] = await json<Item[]>('/api/blog')
  expect(typesOf(await structured('/')).flat()).toEqual(expect.arrayContaining(['NGO']))
  expect(typesOf(await structured('/services')).flat()).toEqual(
    expect.arrayContaining(['FAQPage', 'BreadcrumbList']),
  )
  const [about] = (await structured(`/events/${event!.id}`)).filter((block) => block['@type'] === 'Event')
  expect(about).toMatchObject({ name: event!.title })
  const [article] = (await structured(`/blog/${post!.slug}`)).filter(
    (block) => block['@type'] === 'BlogPosting',
  )
  expect(article).toMatchObject({ headline: post!.title })
})
