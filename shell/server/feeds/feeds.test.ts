import { expect, test } from 'vitest'
import { awkwardText, buildEvent, buildJudgment, buildPost, startFeedSite } from '../testing/feed-site.ts'
import { listTexts, parseXml } from '../testing/parse-markup.ts'

const fetchFeed = async (answer: Response) => parseXml(await answer.text())
const listEntries = (feed: Document) => [...feed.getElementsByTagName('entry')]

test('the feed of the blog has each article with its text, URL and date', async () => {
  const site = await startFeedSite(
    { posts: [buildPost({ slug: 'a b' })] },
    { publicUrl: 'https://help.example.org' },
  )
  const answer = await site.get('/feeds/blog.xml')
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const feed = await fetchFeed(answer)
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  expect(listTexts(feed, 'id')).toEqual([
    'https://help.example.org/feeds/blog.xml',
    'urn:uuid:5c2b7a10-0000-4000-8000-000000000004',
  ])
  expect(listTexts(feed, 'title')).toEqual(['Access to Justice: Blog', 'You Got an Eviction Notice'])
  expect(listTexts(feed, 'name')).toEqual(['Access to Justice'])
  expect(listTexts(feed, 'published')).toEqual(['2026-03-05T14:00:00.000Z'])
  expect(listTexts(feed, 'updated')).toEqual(['2026-04-01T09:30:00.000Z', '2026-04-01T09:30:00.000Z'])
  expect(listTexts(feed, 'summary')).toEqual(['A notice is a warning.'])
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
  const about = {
    title: awkwardText,
    excerpt: awkwardText,
    description: awkwardText,
    summary: awkwardText,
    category: awkwardText,
  }
  const site = await startFeedSite({
    posts: [buildPost(about)],
    events: [buildEvent({ ...about, eventType: awkwardText })],
    judgments: [buildJudgment(about)],
  })
  const [entry] = listEntries(await fetchFeed(await site.get(`/feeds/${name}.xml`)))
  const feedEntry = awkwardText.replace('\u0007', '')
  expect(listTexts(entry!, 'title')[0]).toContain(feedEntry)
  expect(listTexts(entry!, 'summary')).toEqual([feedEntry])
  expect(entry!.querySelector('category')!.getAttribute('term')).toBe(feedEntry)
})

test.each([
  ['blog', '2026-04-01T09:30:00.000Z', '2026-09-01T08:00:00.000Z'],
  ['events', '2026-04-02T09:30:00.000Z', '2026-09-01T08:00:00.000Z'],
  ['judgments', '2026-07-03T09:30:00.000Z', '2026-09-01T08:00:00.000Z'],
])(
  'the feed of %s says when each entry last changed, and itself when the last of them did',
  async (name, firstTag, secondTag) => {
    const changed = { id: 'changed', updatedAt: secondTag }
    const site = await startFeedSite({
      posts: [buildPost(), buildPost(changed)],
      events: [buildEvent(), buildEvent(changed)],
      judgments: [buildJudgment(), buildJudgment(changed)],
    })
    const feed = await fetchFeed(await site.get(`/feeds/${name}.xml`))
    expect(listTexts(feed, 'updated')).toEqual([secondTag, firstTag, secondTag])
  },
)

test('a scheduled article is new when it becomes visible, whenever it was written', async () => {
  const post = buildPost({ updatedAt: '2026-01-01T08:00:00.000Z' })
  const site = await startFeedSite({ posts: [post] })
  const feed = await fetchFeed(await site.get('/feeds/blog.xml'))
  expect(listTexts(feed, 'updated')).toEqual([post.publishedAt, post.publishedAt])
  const sitemap = parseXml(await (await site.get('/sitemaps/articles.xml')).text())
  expect(listTexts(sitemap, 'lastmod')).toEqual([post.publishedAt])
})

test('a cancelled event says so', async () => {
  const site = await startFeedSite({ events: [buildEvent({ status: 'cancelled' })] })
  const [entry] = listEntries(await fetchFeed(await site.get('/feeds/events.xml')))
  expect(listTexts(entry!, 'title')).toEqual(['Cancelled: Tenants’ Workshop'])
})

test('a feed holds the newest thirty, each once', async () => {
  const many = Array.from({ length: 40 }, (_, number) => buildJudgment({ id: `j${number}` }))
  const ids = async (judgments: object[]) => {
    const site = await startFeedSite({ judgments: judgments as Record<string, unknown>[] })
    return listEntries(await fetchFeed(await site.get('/feeds/judgments.xml'))).map(
      (one) => listTexts(one, 'id')[0],
    )
  }
  expect(await ids(many)).toEqual(many.slice(0, 30).map(({ id }) => `urn:uuid:${id}`))
  expect(await ids(many.slice(0, 2))).toEqual(['urn:uuid:j0', 'urn:uuid:j1'])
})

test('a feed of judgments can be of a search, which its name does not tell', async () => {
  const site = await startFeedSite(
    { judgments: [buildJudgment()] },
    { publicUrl: 'https://help.example.org' },
  )
  const address = '/feeds/judgments.xml?q=rent+%26+heat&category=Housing&court=&page=7&q=again'
  const feed = await fetchFeed(await site.get(address))
  expect(site.queries.map(({ variables }) => variables)).toEqual([
    { search: 'rent & heat', category: 'Housing' },
  ])
  expect(listTexts(feed, 'title')[0]).toBe('Access to Justice: Judgments (a search)')
  const search = '?q=rent+%26+heat&category=Housing'
  const [self, alternate] = [...feed.getElementsByTagName('link')].map((link) => link.getAttribute('href'))
  expect(self).toBe(`https://help.example.org/feeds/judgments.xml${search}`)
  expect(alternate).toBe(`https://help.example.org/judgments${search}`)
})

test('of other feeds there are no searches, and a long search is cut', async () => {
  const site = await startFeedSite({ posts: [buildPost()] }, { publicUrl: 'https://help.example.org' })
  const [id] = listTexts(await fetchFeed(await site.get('/feeds/blog.xml?q=rent')), 'id')
  expect(id).toBe('https://help.example.org/feeds/blog.xml')
  await site.get(`/feeds/judgments.xml?q=${'x'.repeat(5000)}`)
  expect(site.queries.at(-1)!.variables).toEqual({ search: 'x'.repeat(200) })
})

test('an empty feed is a feed, and one of another name is none', async () => {
  const site = await startFeedSite()
  const feed = await fetchFeed(await site.get('/feeds/blog.xml'))
  expect(listEntries(feed)).toEqual([])
  expect(Date.parse(listTexts(feed, 'updated')[0]!)).not.toBeNaN()
  for (const name of ['team', 'constructor']) expect((await site.get(`/feeds/${name}.xml`)).status).toBe(404)
})

test('an unchanged feed is not sent again', async () => {
  const site = await startFeedSite({ posts: [buildPost()] })
  const etag = (await site.get('/feeds/blog.xml')).headers.get('etag')!
  expect((await site.get('/feeds/blog.xml', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('feeds are queried anonymously, even when a signed-in administrator reads them', async () => {
  const site = await startFeedSite({ posts: [buildPost()] })
  await site.get('/feeds/blog.xml', { headers: { authorization: 'Bearer token', cookie: 'a=b' } })
  expect(site.queries.map(({ authorization }) => authorization)).toEqual([undefined])
})

test('a judgment is downloaded as plain text by its slug, with every word of the court', async () => {
  const fullText = 'Background\n\nThe <b>boiler</b> failed & stayed cold.'
  const judgment = buildJudgment({ caseNumber: 'No. 7', summary: 'A boiler.', fullText })
  const site = await startFeedSite({ judgments: [judgment] }, { publicUrl: 'https://help.example.org' })
  const answer = await site.get('/judgments/talbot-v-linden-court-2026.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain('Talbot v. Linden Court\nNo. 7\nAppeals Court\nDecided: 2026-06-04\n')
  expect(text.endsWith(`${fullText}\n`)).toBe(true)
  expect((await site.get('/judgments/none.txt')).status).toBe(404)
})
