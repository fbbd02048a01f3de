/** What machines read: robots.txt, sitemaps, feeds, calendars and share images. */
import { createHash } from 'node:crypto'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { renderAtom } from './feeds/atom.ts'
import { renderEventCalendar, renderUpcomingCalendar } from './feeds/calendar.ts'
import { feeds } from './feeds/feeds.ts'
import { createGatewayQuery, GatewayUnavailable, type QueryGateway } from './feeds/gateway-query.ts'
import { getSiteOrigin } from './http/page-url.ts'
import { sendText } from './http/send-text.ts'
import type { PagesOptions } from './pages/pages.ts'
import { renderRobotsTxt } from './seo/robots.ts'
import { createShareImages } from './seo/share-images.ts'
import { renderSitemapIndex, renderSitemapPart } from './seo/sitemap.ts'

type Options = Pick<
  PagesOptions,
  'renderer' | 'releases' | 'gatewayUrl' | 'publicUrl' | 'isProduction' | 'timeout' | 'log' | 'getOffice'
>

type DocumentRequest = { query: QueryGateway; origin: string; name: string; parameter: string }

/** Text of a document, or null when there is none under that address. */
type CreateDocument = (documentRequest: DocumentRequest) => Promise<string | null>

const xml = 'application/xml; charset=utf-8'
const atom = 'application/atom+xml; charset=utf-8'
const ics = 'text/calendar; charset=utf-8'

export function createSeoRouter(options: Options): Router {
  const { renderer } = options
  const hasPage = (path: string) => {
    const remote = options.releases.get(renderer.findRemoteForPath(path).name)?.remote
    return Boolean(remote && renderer.listChunks(remote, path).length > 0)
  }

  const router = Router({ caseSensitive: true, strict: true })
  router.use('/share', ...createShareImages())
  router.get('/robots.txt', (request, response) => {
    response
      .type('text')
      .set('cache-control', 'no-cache')
      .send(renderRobotsTxt(getSiteOrigin(request, options)))
  })
  router.get(
    '/sitemap.xml',
    createDocumentHandler(options, xml, ({ query, origin }) =>
      renderSitemapIndex(origin, { query, hasPage }),
    ),
  )
  router.get(
    '/sitemaps/:parameter.xml',
    createDocumentHandler(options, xml, ({ query, origin, parameter }) =>
      renderSitemapPart(parameter, origin, { query, hasPage }),
    ),
  )
  router.get('/feeds/:parameter.xml', createDocumentHandler(options, atom, renderFeed))
  router.get(
    '/events.ics',
    createDocumentHandler(options, ics, async (documentRequest) =>
      renderUpcomingCalendar({ ...documentRequest, ...(await getCalendarContext(options)) }),
    ),
  )
  router.get(
    '/events/:parameter.ics',
    createDocumentHandler(options, ics, async (documentRequest) =>
      renderEventCalendar(documentRequest.parameter, {
        ...documentRequest,
        ...(await getCalendarContext(options)),
      }),
    ),
  )
  return router
}

const getCalendarContext = async ({ getOffice }: Options) => ({
  timeZone: (await getOffice()).facts.timeZone,
  now: new Date(),
})

async function renderFeed({ query, origin, name, parameter }: DocumentRequest): Promise<string | null> {
  if (!Object.hasOwn(feeds, parameter)) return null
  const { title, subtitle, page, listEntries } = feeds[parameter as keyof typeof feeds]
  return renderAtom({
    origin,
    path: `/feeds/${parameter}.xml`,
    page,
    title: `${name}: ${title}`,
    subtitle,
    author: name,
    entries: await listEntries(query),
  })
}

function createDocumentHandler(
  options: Options,
  type: string,
  createDocument: CreateDocument,
): RequestHandler {
  return async (request, response) => {
    const origin = getSiteOrigin(request, options)
    // Addresses in it must be whole, and a name that only the client gave is no name of ours.
    if (!origin) return sendMessage(response, 404, 'The public URL of this site is not set.')
    const query = createGatewayQuery(options.gatewayUrl, request, options.timeout)
    const parameter = String(request.params.parameter ?? '')
    try {
      const text = await createDocument({
        query,
        origin,
        name: options.renderer.organisation.name,
        parameter,
      })
      if (text === null) return sendMessage(response, 404, 'There is nothing under this address.')
      await sendDocument(request, response, type, text)
    } catch (reason) {
      if (!(reason instanceof GatewayUnavailable)) throw reason
      options.log.error({ reason: reason.message }, 'document could not be rendered')
      response.set('retry-after', '30')
      sendMessage(response, 503, 'This is not available right now. Please try again in a little while.')
    }
  }
}

async function sendDocument(request: Request, response: Response, type: string, text: string): Promise<void> {
  // A calendar names the moment it was made, which is no change of its own.
  const stableText = text.replace(/^DTSTAMP:.*$/gm, '')
  const tag = `W/"${createHash('sha256').update(stableText).digest('base64url').slice(0, 27)}"`
  response.set({ etag: tag, 'cache-control': 'no-cache' })
  if (isNotModified(request, tag)) response.status(304).end()
  else await sendText(request, response, { status: 200, type, text })
}

const isNotModified = ({ headers }: Request, tag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((candidate) => candidate.trim() === tag)

function sendMessage(response: Response, status: number, text: string): void {
  const cacheControl = status === 503 ? 'no-store' : 'no-cache'
  response.status(status).set('cache-control', cacheControl).type('text').send(text)
}
