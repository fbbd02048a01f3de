// @vitest-environment node
import { expect, test } from 'vitest'
import { aJudgment, anEvent, aPost, foundSite, nasty } from '../testing/foundSite.ts'
import { textsOf, xmlIn } from '../testing/parsed.ts'

const read = async (answer: Response) => xmlIn(await answer.text())
const entriesOf = (feed: Document) => [...feed.getElementsByTagName('entry')]

test('the feed of the blog tells each article: what it is, where it is and since when', async () => {
  const site = await foundSite({ posts: [aPost({ slug: 'a b' })] }, { publicUrl: 'https://help.example.org' })
  const answer = await site.get('/feeds/blog.xml')
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const feed = await read(answer)
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  expect(textsOf(feed, 'id')).toEqual([
    'https://help.example.org/feeds/blog.xml',
    'urn:uuid:5c2b7a10-0000-4000-8000-000000000004',
  ])
  expect(textsOf(feed, 'title')).toEqual(['Access to Justice: Blog', 'You Got an Eviction Notice'])
  expect(textsOf(feed, 'name')).toEqual(['Access to Justice'])
  expect(textsOf(feed, 'published')).toEqual(['2026-03-05T14:00:00.000Z'])
  expect(textsOf(feed, 'updated')).toEqual(['2026-04-01T09:30:00.000Z', '2026-04-01T09:30:00.000Z'])
  expect(textsOf(feed, 'summary')).toEqual(['A notice is a warning.'])
  expect(
    [...feed.getElementsByTagName('link')].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('href'),
    ]),
  ).toEqual([
    ['self', 'https://help.example.org/feeds/blog.xml'],
    ['alternate', 'https://help.example.org/blog'],
    ['alternate', 'https://help.example.org/blog/a%20b'],
  ])
})

test.each(['blog', 'events', 'judgments'])('what people typed stays text in the feed of %s', async (name) => {
  const about = { title: nasty, excerpt: nasty, description: nasty, summary: nasty, category: nasty }
  const site = await foundSite({
    posts: [aPost(about)],
    events: [anEvent({ ...about, eventType: nasty })],
    judgments: [aJudgment(about)],
  })
  const [entry] = entriesOf(await read(await site.get(`/feeds/${name}.xml`)))
  const told = nasty.replace('\u0007', '')
  expect(textsOf(entry!, 'title')[0]).toContain(told)
  expect(textsOf(entry!, 'summary')).toEqual([told])
  expect(entry!.querySelector('category')!.getAttribute('term')).toBe(told)
})

test.each([
  ['blog', '2026-04-01T09:30:00.000Z', '2026-09-01T08:00:00.000Z'],
  ['events', '2026-04-02T09:30:00.000Z', '2026-09-01T08:00:00.000Z'],
  ['judgments', '2026-07-03T09:30:00.000Z', '2026-09-01T08:00:00.000Z'],
])(
  'the feed of %s says when each entry last changed, and itself when the last of them did',
  async (name, before, after) => {
    const changed = { id: 'changed', updatedAt: after }
    const site = await foundSite({
      posts: [aPost(), aPost(changed)],
      events: [anEvent(), anEvent(changed)],
      judgments: [aJudgment(), aJudgment(changed)],
    })
    const feed = await read(await site.get(`/feeds/${name}.xml`))
    expect(textsOf(feed, 'updated')).toEqual([after, before, after])
  },
)

test('a scheduled article is new when it becomes visible, whenever it was written', async () => {
  const post = aPost({ updatedAt: '2026-01-01T08:00:00.000Z' })
  const site = await foundSite({ posts: [post] })
  const feed = await read(await site.get('/feeds/blog.xml'))
  expect(textsOf(feed, 'updated')).toEqual([post.publishDate, post.publishDate])
  const sitemap = xmlIn(await (await site.get('/sitemaps/articles.xml')).text())
  expect(textsOf(sitemap, 'lastmod')).toEqual([post.publishDate])
})

test('a cancelled event says so', async () => {
  const site = await foundSite({ events: [anEvent({ status: 'cancelled' })] })
  const [entry] = entriesOf(await read(await site.get('/feeds/events.xml')))
  expect(textsOf(entry!, 'title')).toEqual(['Cancelled: Tenants’ Workshop'])
})

test('a feed holds the newest thirty, each once', async () => {
  const many = Array.from({ length: 40 }, (_, number) => aJudgment({ id: `j${number}` }))
  const ids = async (judgments: object[]) => {
    const site = await foundSite({ judgments: judgments as Record<string, unknown>[] })
    return entriesOf(await read(await site.get('/feeds/judgments.xml'))).map((one) => textsOf(one, 'id')[0])
  }
  expect(await ids(many)).toEqual(many.slice(0, 30).map(({ id }) => `urn:uuid:${id}`))
  expect(await ids(many.slice(0, 2))).toEqual(['urn:uuid:j0', 'urn:uuid:j1'])
})

test('an empty feed is a feed, and one of another name is none', async () => {
  const site = await foundSite()
  const feed = await read(await site.get('/feeds/blog.xml'))
  expect(entriesOf(feed)).toEqual([])
  expect(Date.parse(textsOf(feed, 'updated')[0]!)).not.toBeNaN()
  for (const name of ['team', 'constructor']) expect((await site.get(`/feeds/${name}.xml`)).status).toBe(404)
})

test('who has the feed already is not sent it again', async () => {
  const site = await foundSite({ posts: [aPost()] })
  const etag = (await site.get('/feeds/blog.xml')).headers.get('etag')!
  expect((await site.get('/feeds/blog.xml', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('feeds are asked for as a stranger, even when a signed-in administrator reads them', async () => {
  const site = await foundSite({ posts: [aPost()] })
  await site.get('/feeds/blog.xml', { headers: { authorization: 'Bearer token', cookie: 'a=b' } })
  expect(site.asked.map(({ authorization }) => authorization)).toEqual([undefined])
})
