/** What machines read: robots.txt, and, made of what the gateway knows, sitemaps, feeds, calendars and texts. */
import type { OutgoingHttpHeaders } from 'node:http'
import { type RequestHandler, type Response, Router } from 'express'
import { renderAtom } from './feeds/atom.ts'
import { renderEventCalendar, renderUpcomingCalendar } from './feeds/calendar.ts'
import { feeds, readFilters } from './feeds/feeds.ts'
import { renderJudgmentText } from './feeds/judgment-text.ts'
import { createGatewayQuery, GatewayUnavailable, type QueryGateway } from './gateway/gateway-query.ts'
import { getClientAddress } from './http/client-address.ts'
import { liveVariant } from './releases/variant.ts'
import {
  type CachedResponse,
  createCachedResponse,
  sendCachedResponse,
} from './response-cache/cached-response.ts'
import { getChangeId } from './response-cache/change-cookie.ts'
import { buildKey, isNormalPath } from './response-cache/keys.ts'
import { renderSitemapIndex, renderSitemapPart } from './seo/sitemap.ts'
import type { Services } from './services.ts'

type DocumentRequest = {
  query: QueryGateway
  origin: string
  extraPages: readonly string[]
  name: string
  parameter: string
  params: URLSearchParams
}

/** Text of a document, or null when there is none under that address. */
type CreateDocument = (documentRequest: DocumentRequest) => Promise<string | null>

const xml = 'application/xml; charset=utf-8'
const atom = 'application/atom+xml; charset=utf-8'
const ics = 'text/calendar; charset=utf-8'
const txt = 'text/plain; charset=utf-8'

export function createSeoRouter(services: Services): Router {
  const { renderer, releases } = services
  const hasPage = (path: string) => {
    const remote = releases.get(renderer.findRemoteForPath(path).name, liveVariant)?.remote
    return Boolean(remote && renderer.listChunks(remote, path).length > 0)
  }

  const documents: [path: string, type: string, CreateDocument][] = [
    ['/sitemap.xml', xml, ({ origin, ...sources }) => renderSitemapIndex(origin, { ...sources, hasPage })],
    [
      '/sitemaps/:parameter.xml',
      xml,
      ({ origin, parameter, ...sources }) => renderSitemapPart(parameter, origin, { ...sources, hasPage }),
    ],
    ['/feeds/:parameter.xml', atom, renderFeed],
    ['/judgments/:parameter.txt', txt, ({ query, parameter }) => renderJudgmentText(parameter, query)],
    [
      '/events.ics',
      ics,
      async (request) => renderUpcomingCalendar({ ...request, ...(await getCalendarContext(services)) }),
    ],
    [
      '/events/:parameter.ics',
      ics,
      async (request) =>
        renderEventCalendar(request.parameter, { ...request, ...(await getCalendarContext(services)) }),
    ],
  ]
  const router = Router({ caseSensitive: true, strict: true })
  for (const [path, type, createDocument] of documents)
    router.get(path, createDocumentHandler(services, type, createDocument))
  return router
}

const getCalendarContext = async ({ getOffice }: Services) => ({
  timeZone: (await getOffice()).facts.timeZone,
  now: new Date(),
})

const renderFeed: CreateDocument = async ({ query, origin, name, parameter, params }) => {
  if (!Object.hasOwn(feeds, parameter)) return null
  const feed = feeds[parameter as keyof typeof feeds]
  const filters = readFilters(feed, params)
  const search = new URLSearchParams(filters)
  const suffix = search.size > 0 ? `?${search}` : ''
  return renderAtom({
    origin,
    path: `/feeds/${parameter}.xml${suffix}`,
    page: feed.page + suffix,
    // What a reader shows in its list is seen by others: it does not say what was searched for.
    title: `${name}: ${feed.title}${suffix && ' (a search)'}`,
    subtitle: feed.subtitle,
    author: name,
    entries: await feed.listEntries(query, filters),
  })
}

function createDocumentHandler(
  services: Services,
  type: string,
  createDocument: CreateDocument,
): RequestHandler {
  const { gatewayUrl, publicUrl: origin, timeout, responseCache, admission, log } = services
  return async (request, response) => {
    const { originalUrl } = request
    // Addresses in it must be whole, and a name that only the client gave is no name of ours.
    if (!origin) return sendMessage(response, 404, 'The public URL of this site is not set.')
    const headers = { ...response.getHeaders(), 'cache-control': 'no-cache', 'content-type': type }
    let document: CachedResponse | null = null
    const make = async () => {
      const clientAddress = getClientAddress(request)
      const { query, isSameForAll } = createGatewayQuery(gatewayUrl, { clientAddress, timeout })
      const { facts, isCurrent } = await services.getOffice()
      const { name, extraPages } = facts
      const parameter = String(request.params.parameter ?? '')
      const params = new URLSearchParams(originalUrl.split('?').slice(1).join('?'))
      const text = await createDocument({ query, origin, name, extraPages, parameter, params })
      document = text === null ? null : buildDocument(headers, text)
      return isCurrent && isSameForAll() ? document : null
    }
    const makeInTurn = () => admission.run('read', response, make)
    try {
      const stored = isNormalPath(originalUrl)
        ? await responseCache.load(buildKey(request, originalUrl), getChangeId(request), makeInTurn)
        : await makeInTurn()
      const answer = stored ?? document
      if (answer) await sendCachedResponse(request, response, answer)
      else sendMessage(response, 404, 'There is nothing under this address.')
    } catch (reason) {
      if (!(reason instanceof GatewayUnavailable)) throw reason
      log.error({ reason: reason.message }, 'document could not be rendered')
      response.set('retry-after', '30')
      sendMessage(response, 503, 'This is not available right now. Please try again in a little while.')
    }
  }
}

/** A calendar names the moment it was made, which is no change of its own. */
const buildDocument = (headers: OutgoingHttpHeaders, text: string): CachedResponse =>
  createCachedResponse(headers, Buffer.from(text), text.replace(/^DTSTAMP:.*$/gm, ''))

function sendMessage(response: Response, status: number, text: string): void {
  const cacheControl = status === 503 ? 'no-store' : 'no-cache'
  response.status(status).set('cache-control', cacheControl).type('text').send(text)
}

/** Not a lock: these are the addresses that hold nothing to be found, and endless ones. */
const disallowedPaths = ['/admin', '/api', '/graphql', '/search']

/** GET /robots.txt: the paths that crawlers should not visit. */
export function createRobotsTxt(publicUrl: string | undefined): RequestHandler {
  const rules = ['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`)]
  const text = [...rules, ...(publicUrl ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : []), ''].join('\n')
  return (_request, response) => void response.type('text').set('cache-control', 'no-cache').send(text)
}
