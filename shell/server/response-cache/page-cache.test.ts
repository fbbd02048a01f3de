import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultAdmissionLimits } from '../admission/admission.ts'
import {
  createChangingGateway,
  newsBundle,
  readNews,
  startCachingSite,
  waitUntilCaching,
} from '../testing/changing-gateway.ts'
import { buildBundle } from '../testing/site.ts'

async function start() {
  const gateway = createChangingGateway()
  return { gateway, state: gateway.state, site: await startCachingSite(gateway) }
}

const buildPost = (title: string) => ({
  id: 'p1',
  title,
  slug: 'a-post',
  excerpt: 'News',
  category: 'News',
  publishDate: '2026-03-05',
  updatedAt: '2026-03-05T10:00:00Z',
})

test.each([
  ['a change', ['BlogPost']],
  ['a notice that cannot be read', null],
])('a page is rendered once for all who ask, and again after %s', async (_what, types) => {
  const { gateway, state, site } = await start()
  expect(await Promise.all([1, 2, 3].map(() => readNews(site)))).toEqual(['old', 'old', 'old'])
  expect(await readNews(site)).toBe('old')
  expect(state.queryCount).toBe(1)
  gateway.change('new')
  expect(await readNews(site)).toBe('old')
  gateway.notify(types)
  await expect.poll(() => readNews(site), { interval: 5 }).toBe('new')
  expect(state.queryCount).toBe(2)
})

test('what is stored needs no turn, and whoever asks for what is being made shares it', async () => {
  const gateway = createChangingGateway()
  const site = await startCachingSite(gateway, {
    admissionLimits: { ...defaultAdmissionLimits, read: { active: 1, waiting: 0 } },
    areClientsAlike: true,
  })
  await readNews(site)
  const turn = Promise.withResolvers<void>()
  gateway.state.beforeAnswer = () => turn.promise
  const searches = [1, 2, 3].map(() => readNews(site, '/search?q=court'))
  await expect.poll(() => gateway.state.queryCount).toBe(2)
  expect((await site.get('/search?q=rent')).status).toBe(503)
  expect(await readNews(site)).toBe('old')
  turn.resolve()
  expect(await Promise.all(searches)).toEqual(['old', 'old', 'old'])
  expect(gateway.state.queryCount).toBe(2)
})

test('whoever made the change reads it at once, before any notice', async () => {
  const { gateway, site } = await start()
  await readNews(site)
  const id = gateway.change('new')
  const knowing: Record<string, string>[] = [
    { cookie: `a=b; change_id=${id}` },
    { 'x-change-id': String(id) },
  ]
  for (const headers of knowing) expect(await readNews(site, '/', { headers })).toBe('new')
  expect(await readNews(site, '/', { headers: { cookie: `change_id=${id - 1}` } })).toBe('old')
  gateway.notify()
  await expect.poll(() => readNews(site), { interval: 5 }).toBe('new')
  const count = gateway.state.queryCount
  expect(await readNews(site, '/', { headers: { cookie: `__Host-change_id=${id}` } })).toBe('new')
  expect(gateway.state.queryCount).toBe(count)
})

test('without notices nothing is stored and nothing stored is used, and then it is again', async () => {
  const { gateway, state, site } = await start()
  await readNews(site)
  state.isStreamDown = true
  gateway.endStreams()
  await waitUntilCaching(site, false)
  for (const news of ['new', 'newer']) {
    gateway.change(news)
    expect(await readNews(site)).toBe(news)
  }
  state.isStreamDown = false
  await waitUntilCaching(site)
  expect(await readNews(site)).toBe('newer')
  gateway.change('unnoticed')
  expect(await readNews(site)).toBe('newer')
})

test('a page that was begun before a change and ends after it is not stored', async () => {
  const { gateway, state, site } = await start()
  let goOn = () => {}
  state.beforeAnswer = () => new Promise((resolve) => (goOn = resolve))
  const begun = readNews(site)
  await expect.poll(() => state.queryCount, { interval: 5 }).toBe(1)
  gateway.change('new')
  gateway.notify()
  await expect.poll(() => site.responseCache.lastChangeId, { interval: 5 }).toBe(101)
  const answerOld = goOn
  state.beforeAnswer = async () => {}
  expect(await readNews(site)).toBe('new')
  answerOld()
  expect(await begun).toBe('old')
  expect(await readNews(site)).toBe('new')
})

test('another release, and one whose files are gone, are seen at once', async () => {
  const { site } = await start()
  await readNews(site)
  site.release('mfe_public', 'two', newsBundle.replaceAll('news: ', 'news: two'))
  expect(await readNews(site)).toBe('twoold')
  // A page names the entries of all remotes.
  site.release('mfe_get_help', 'three', buildBundle("[{ index: true, element: page('Help') }]"))
  expect(await (await site.get('/')).text()).toContain('/remotes/mfe_get_help/three/')
})

test('at midnight everything is dropped', async () => {
  const { gateway, site } = await start()
  const now = Date.parse('2026-03-05T04:59:00Z')
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  onTestFinished(() => void vi.restoreAllMocks())
  site.responseCache.drop()
  await readNews(site)
  gateway.change('new')
  expect(await readNews(site)).toBe('old')
  vi.spyOn(Date, 'now').mockImplementation(() => now + 60_000)
  expect(await readNews(site)).toBe('new')
})

test('what is not the same for all is rendered for each: by its data, its privacy, its status', async () => {
  const { gateway, state, site } = await start()
  for (const [path, prepare] of [
    ['/', () => (state.isSameForAll = false)],
    ['/private', () => (state.isSameForAll = true)],
    ['/', () => (state.isDown = true)],
  ] as const) {
    prepare()
    site.responseCache.drop()
    const before = state.queryCount
    await readNews(site, path)
    await readNews(site, path)
    expect(state.queryCount, path).toBe(before + 2)
  }
  state.isDown = false
  expect(await readNews(site)).toBe('old')
  expect((await site.get('/nowhere')).status).toBe(404)
  expect(gateway.state.headers.every(({ cookie, authorization }) => !cookie && !authorization)).toBe(true)
})

test('a form that nobody has filled in yet is rendered once for all, and no browser stores it', async () => {
  const { state, site } = await start()
  for (const _ of [1, 2, 3]) {
    const response = await site.get('/blank')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('news: old')
  }
  expect(state.queryCount).toBe(1)
})

test('who is signed in, or has a device that did, leaves nothing in a page of others', async () => {
  const { state, site } = await start()
  const headers = { authorization: 'Bearer a-token', cookie: '__Host-known_device=a-device' }
  const own = await (await site.get('/', { headers })).text()
  const others = await (await site.get('/')).text()
  expect(own).toBe(others)
  expect(JSON.stringify(state.headers)).not.toMatch(/a-token|a-device/)
  const device = await site.get('/', { headers: { cookie: '__Host-known_device=a-device' } })
  expect(await device.text()).toBe(others)
  expect(device.headers.get('set-cookie')).toBeNull()
  for (const authorization of ['Basic eA==', 'x']) await site.get('/', { headers: { authorization } })
  expect(state.queryCount).toBe(1)
})

test('a receipt is the page of one person', async () => {
  const { site } = await start()
  const readReceipt = async (path: string) =>
    /receipt: (.*?)</.exec((await (await site.get(path)).text()).replaceAll('&quot;', '"'))![1]
  const sent = await site.get('/contact', {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams({ message: 'Hello' }),
  })
  const receiptUrl = sent.headers.get('location')!.replace(/#.*/, '')
  expect(await readReceipt('/contact')).toBe('null')
  expect(await readReceipt(receiptUrl)).toBe('{"reference":"CM-1"}')
  expect((await site.get(receiptUrl)).headers.get('cache-control')).toBe('no-store')
  expect(await readReceipt('/contact')).toBe('null')
  expect(await readReceipt('/contact?subject=Hours')).toBe('null')
})

test('a page depends on the parameters of its route alone', async () => {
  const { state, site } = await start()
  const readTitle = async (path: string) => /<title>(.*?) –/.exec(await (await site.get(path)).text())![1]
  for (const path of ['/search?q=rent', '/search?utm=x&q=rent', '/search?page=&q=rent&q=other'])
    expect(await readTitle(path)).toBe('Search rent')
  expect(state.queryCount).toBe(1)
  expect(await readTitle('/search?q=heat')).toBe('Search heat')
  expect(await readTitle('/?q=rent')).toBe('News')
  // Whoever does not say what it depends on is rendered anew.
  const before = state.queryCount
  for (const q of ['rent', 'heat', 'heat']) expect(await readTitle(`/undeclared?q=${q}`)).toBe(`Search ${q}`)
  expect(state.queryCount).toBe(before + 3)
})

test('a feed is made once for all who ask, and again after a change', async () => {
  const gateway = createChangingGateway()
  const { state } = gateway
  const site = await startCachingSite({
    ...gateway,
    async handler(request, response) {
      if (request.url === '/changes') return gateway.handler(request, response)
      state.queryCount += 1
      response
        .setHeader('cache-control', 'max-age=900, public')
        .end(JSON.stringify({ data: { posts: [buildPost(state.news)] } }))
    },
  })
  const readTitle = async () =>
    /<entry>.*?<title[^>]*>(.*?)</s.exec(await (await site.get('/feeds/blog.xml')).text())![1]
  for (const _ of [1, 2, 3]) expect(await readTitle()).toBe('old')
  expect(state.queryCount).toBe(1)
  gateway.change('new')
  gateway.notify()
  await expect.poll(readTitle, { interval: 5 }).toBe('new')
})

test('a HEAD has the headers of the GET, and no body', async () => {
  const { state, site } = await start()
  const get = await site.get('/')
  const head = await site.get('/', { method: 'HEAD' })
  expect(await head.text()).toBe('')
  for (const name of ['etag', 'content-type', 'content-security-policy', 'vary', 'cache-control'])
    expect(head.headers.get(name)).toBe(get.headers.get(name))
  expect(state.queryCount).toBe(1)
})

test('each encoding has the same tag, which answers 304', async () => {
  const { site } = await start()
  const tags = new Set<string>()
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['identity', null],
  ] as const) {
    const headers = { 'accept-encoding': accepted }
    const first = await site.get('/', { headers })
    expect(first.headers.get('content-encoding')).toBe(encoding)
    expect(first.headers.get('vary')).toBe('accept-encoding')
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(await first.text()).toContain('news: old')
    const etag = first.headers.get('etag')!
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    tags.add(etag)
    for (const tag of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await site.get('/', { headers: { ...headers, 'if-none-match': tag } })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
      expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    expect((await site.get('/', { headers: { ...headers, 'if-none-match': '"other"' } })).status).toBe(200)
  }
  expect(tags.size).toBe(1)
})

test('a stored page has the headers of one that was just rendered', async () => {
  const { gateway, site } = await start()
  const rendered = await site.get('/')
  const stored = await site.get('/')
  gateway.state.isSameForAll = false
  site.responseCache.drop()
  const own = await site.get('/')
  const list = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['date', 'x-request-id', 'etag', 'content-length'].includes(name))
  expect(list(stored)).toEqual(list(rendered))
  // The device may keep what is the same for all.
  const mark = ['x-keep-offline', 'yes']
  expect(list(stored).sort()).toEqual([...list(own), mark].sort())
})
