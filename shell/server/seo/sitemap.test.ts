import { demoFacts } from '@access/kit/organisation-examples'
import { expect, test } from 'vitest'
import { buildEvent, buildJudgment, buildPost, startFeedSite } from '../testing/feed-site.ts'
import { listTexts, parseXml } from '../testing/parse-markup.ts'
import { getAsWritten } from '../testing/site.ts'

const listLocations = async (answer: Response) => listTexts(parseXml(await answer.text()), 'loc')

test('every part of the sitemap is in its index, and every item in its part', async () => {
  const site = await startFeedSite({
    posts: [buildPost({ slug: 'a-&-b' })],
    events: [buildEvent({ id: 'e1' })],
    judgments: [buildJudgment({ slug: 'j1' }), buildJudgment({ slug: 'j2' })],
    cases: [{ id: 'c1', updatedAt: '2026-05-04T09:30:00.000Z' }],
  })
  const index = await site.get('/sitemap.xml')
  expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const parts = await listLocations(index)
  expect(parts).toEqual(
    ['pages', 'cases', 'judgments', 'events', 'articles'].map(
      (name) => `http://localhost:3000/sitemaps/${name}.xml`,
    ),
  )
  const items = await Promise.all(
    parts.map(async (part) => listLocations(await site.get(new URL(part).pathname))),
  )
  expect(items.flat()).toEqual(
    ['/', '/events', '/cases/c1', '/judgments/j1', '/judgments/j2', '/events/e1', '/blog/a-%26-b'].map(
      (url) => `http://localhost:3000${url}`,
    ),
  )
})

test('every item says when it last changed', async () => {
  const site = await startFeedSite({
    posts: [buildPost(), buildPost({ slug: 'undated', publishedAt: null })],
    events: [buildEvent()],
    judgments: [buildJudgment()],
    cases: [{ id: 'c1', updatedAt: '2026-05-04T09:30:00.000Z' }],
  })
  const lastmods = async (part: string) =>
    listTexts(parseXml(await (await site.get(`/sitemaps/${part}.xml`)).text()), 'lastmod')
  expect(await lastmods('articles')).toEqual(['2026-04-01T09:30:00.000Z', '2026-04-01T09:30:00.000Z'])
  expect(await lastmods('events')).toEqual(['2026-04-02T09:30:00.000Z'])
  expect(await lastmods('judgments')).toEqual(['2026-07-03T09:30:00.000Z'])
  expect(await lastmods('cases')).toEqual(['2026-05-04T09:30:00.000Z'])
})

test('pages that the organization has switched on are listed', async () => {
  const site = await startFeedSite({}, {}, { ...demoFacts, extraPages: ['donate'] })
  const locations = await listLocations(await site.get('/sitemaps/pages.xml'))
  expect(locations.map((url) => new URL(url).pathname)).toEqual(['/', '/events', '/donate'])
})

test('a kind without items has no part', async () => {
  const site = await startFeedSite()
  expect(await listLocations(await site.get('/sitemap.xml'))).toEqual([
    `http://localhost:3000/sitemaps/pages.xml`,
  ])
  expect((await site.get('/sitemaps/cases.xml')).status).toBe(404)
})

test('more judgments than a part holds are in further parts', async () => {
  const judgments = Array.from({ length: 5001 }, (_, number) => buildJudgment({ slug: `j${number}` }))
  const site = await startFeedSite({ judgments })
  expect(await listLocations(await site.get('/sitemap.xml'))).toContain(
    `http://localhost:3000/sitemaps/judgments-2.xml`,
  )
  expect(await listLocations(await site.get('/sitemaps/judgments.xml'))).toHaveLength(5000)
  expect(await listLocations(await site.get('/sitemaps/judgments-2.xml'))).toEqual([
    `http://localhost:3000/judgments/j5000`,
  ])
  for (const part of ['judgments-1', 'judgments-3', 'toString', 'admin'])
    expect((await site.get(`/sitemaps/${part}.xml`)).status).toBe(404)
})

test('robots.txt names the excluded paths and the sitemap', async () => {
  const site = await startFeedSite({}, { publicUrl: 'https://help.example.org' })
  const text = await (await site.get('/robots.txt')).text()
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    'Disallow: /graphql',
    'Disallow: /search',
    '',
    'Sitemap: https://help.example.org/sitemap.xml',
    '',
  ])
})

test('while nobody has said where the site is, a name that only the client gave is in no document', async () => {
  const site = await startFeedSite({}, { publicUrl: undefined })
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const read = (address: string) => getAsWritten(site, address, headers)
  expect((await read('/sitemap.xml')).status).toBe(404)
  expect(await read('/robots.txt')).toMatchObject({
    status: 200,
    text: expect.not.stringContaining('evil'),
  })
  expect(await read('/')).toMatchObject({ status: 200, text: expect.not.stringContaining('evil') })
})

test.each([
  '/sitemap.xml',
  '/sitemaps/cases.xml',
  '/feeds/blog.xml',
  '/events.ics',
  '/events/5c2b7a10-0000-4000-8000-000000000003.ics',
])('without data %s is a 503 with Retry-After that is not cached', async (path) => {
  const site = await startFeedSite({ error: true })
  const answer = await site.get(path)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
