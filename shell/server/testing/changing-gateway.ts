/** A fake gateway whose content changes: it sends change notices, and marks what is the same for everybody. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { vi } from 'vitest'
import type { Settings } from '../settings.ts'
import { buildBundle, readBody, type Site, startSite } from './site.ts'

/** Pages that print what the gateway says. */
export const newsBundle = buildBundle(
  `(() => {
    const { useParams, useSearchParams } = require('react-router-dom')
    const News = ({ name = 'News', ...props }) => {
      const [{ data, error }] = useQuery({ query: 'query News { news }' })
      return page(name, props, h('p', null, error ? 'no news' : 'news: ' + data.news))
    }
    const Search = () => {
      const [params] = useSearchParams()
      return h(News, { name: 'Search ' + params.get('q') })
    }
    return [
      { index: true, element: h(News), handle: { query: [] } },
      { path: 'search', element: h(Search), handle: { query: ['q', 'page'] } },
      { path: 'undeclared', element: h(Search) },
      { path: 'private', element: h(News, { isPrivate: true }) },
      { path: 'blank', element: h(News, { isPrivate: true, isBlankForm: true }) },
      { path: 'about', element: page('About') },
      { path: 'contact', element: h(function Contact() {
        const form = require('@access/kit').useSubmittedForm('/contact')
        return page('Contact', null, 'receipt: ' + JSON.stringify(form?.receipt ?? null))
      }), handle: { query: ['subject'] } },
      { path: '*', element: page('404 Page Not Found', { status: 404 }) },
    ]
  })()`,
  {
    forms: `[{ path: '/contact', fields: ['message'], handleSubmission: async () => ({ receipt: { reference: 'CM-1' } }) }]`,
  },
)

export type ChangingGateway = ReturnType<typeof createChangingGateway>

/** The gateway's handler, and what happens behind it. */
export function createChangingGateway() {
  const streams = new Set<ServerResponse>()
  const state = {
    news: 'old',
    isSameForAll: true,
    isDown: false,
    isStreamDown: false,
    /** Queries that were answered. */
    queryCount: 0,
    headers: [] as IncomingMessage['headers'][],
    /** Waited for between reading the news and answering. */
    beforeAnswer: async () => {},
  }
  let lastId = 100

  async function handler(request: IncomingMessage, response: ServerResponse) {
    if (request.url === '/changes') {
      if (state.isStreamDown) return void response.writeHead(503).end()
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`data: {"id":${lastId},"types":[]}\n\n`)
      return void streams.add(response)
    }
    const { news } = state
    await readBody(request)
    state.queryCount += 1
    state.headers.push(request.headers)
    await state.beforeAnswer()
    if (state.isSameForAll) response.setHeader('cache-control', 'max-age=900, public')
    response
      .writeHead(state.isDown ? 503 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: { news } }))
  }

  return {
    handler,
    state,
    /** Changes the news without a notice yet; returns the number of the change. */
    change(news: string) {
      state.news = news
      lastId += 1
      return lastId
    },
    notify(types: string[] | null = ['BlogPost']) {
      for (const stream of streams) stream.write(`data: ${JSON.stringify({ id: lastId, types })}\n\n`)
    },
    endStreams() {
      for (const stream of streams) stream.end()
      streams.clear()
    },
  }
}

/** A site in front of it that caches; another one when `gatewayUrl` is given. */
export async function startCachingSite(gateway: ChangingGateway, settings: Partial<Settings> = {}) {
  const site = await startSite({
    bundle: newsBundle,
    gateway: gateway.handler,
    hasChangeNotices: true,
    settings,
  })
  await waitUntilCaching(site)
  return site
}

export const waitUntilCaching = (site: Site, isCaching = true) =>
  vi.waitFor(
    () => {
      if (site.responseCache.isConnected !== isCaching) throw new Error('not yet')
    },
    { interval: 5, timeout: 15_000 },
  )

/** What a page says of the news. */
export async function readNews(site: Site, path = '/', init?: RequestInit): Promise<string> {
  const html = await (await site.get(path, init)).text()
  return /news: (\w+)/.exec(html)?.[1] ?? 'none'
}
