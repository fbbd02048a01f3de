import { expect, test } from 'vitest'
import { createChangingGateway, startCachingSite } from '../testing/changing-gateway.ts'

/** A site whose gateway answers calls of the API with its news. */
async function start() {
  const gateway = createChangingGateway()
  const { state } = gateway
  const calls: string[] = []
  const site = await startCachingSite({
    ...gateway,
    async handler(request, response) {
      if (!request.url?.startsWith('/api')) return gateway.handler(request, response)
      calls.push(request.url)
      const body = Buffer.from(JSON.stringify({ news: state.news, text: 'a'.repeat(2_000) }))
      await state.beforeAnswer()
      if (state.isSameForAll) response.setHeader('cache-control', 'max-age=900, public')
      response.writeHead(state.isDown ? 500 : 200, { 'content-length': body.length }).end(body)
    },
  })
  const readNews = async (path = '/api/news', headers: Record<string, string> = {}) => {
    const response = await site.get(path, { headers })
    return ((await response.json()) as { news: string }).news
  }
  return { gateway, state, site, calls, readNews }
}

test('an answer that is the same for all is sent again, in each encoding, until a change', async () => {
  const { gateway, site, calls, readNews } = await start()
  expect(await readNews()).toBe('old')
  for (const encoding of ['gzip', 'br', 'identity']) {
    const response = await site.get('/api/news', { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(await response.json()).toMatchObject({ news: 'old' })
  }
  expect(calls).toHaveLength(1)
  const id = gateway.change('new')
  expect(await readNews('/api/news', { cookie: `change_id=${id}` })).toBe('new')
  expect(await readNews()).toBe('old')
  gateway.notify()
  await expect.poll(() => readNews(), { interval: 5 }).toBe('new')
})

test('an authorization of another scheme is nobody’s, and the answer is that for everybody', async () => {
  const { calls, readNews } = await start()
  for (const authorization of ['Basic eDp4', 'x', '']) await readNews('/api/news', { authorization })
  expect(calls).toHaveLength(1)
})

test.each([
  ['not the same for all', '/api/news', {}, { isSameForAll: false }],
  ['an error', '/api/news', {}, { isDown: true }],
  ['for who is signed in', '/api/news', { authorization: 'Bearer x' }, {}],
  ['of a long query', `/api/news?x=${'1'.repeat(500)}`, {}, {}],
  ['of another spelling of a path', '/api//news', {}, {}],
])('an answer that is %s is passed on alone', async (_what, path, headers, changes) => {
  const { state, calls, readNews } = await start()
  Object.assign(state, changes)
  await readNews(path, headers)
  await readNews(path, headers)
  expect(calls).toHaveLength(2)
})
