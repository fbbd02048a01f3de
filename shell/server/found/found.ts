/** What is read by machines rather than people: robots, sitemaps, feeds, calendars and the pictures beside links. */
import { createHash } from 'node:crypto'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { originOf } from '../addresses.ts'
import type { PagesOptions } from '../pages.ts'
import { sendText } from '../sendText.ts'
import { type Ask, asking, NoAnswer } from './ask.ts'
import { atomOf } from './atom.ts'
import { comingCalendar, eventCalendar } from './calendar.ts'
import { feeds } from './feeds.ts'
import { robotsTxt } from './robots.ts'
import { servedShareImages } from './shareImages.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

type Options = Pick<
  PagesOptions,
  'renderer' | 'releases' | 'gatewayUrl' | 'publicUrl' | 'production' | 'timeout' | 'log' | 'office'
>

type Asked = { ask: Ask; origin: string; name: string; parameter: string }

/** Text of a document, or null when there is none under that address. */
type Make = (asked: Asked) => Promise<string | null>

const xml = 'application/xml; charset=utf-8'
const atom = 'application/atom+xml; charset=utf-8'
const ics = 'text/calendar; charset=utf-8'

export function found(options: Options): Router {
  const { renderer } = options
  const hasPage = (path: string) => {
    const remote = options.releases.get(renderer.ownerOf(path).name)?.remote
    return Boolean(remote && renderer.chunksFor(remote, path).length > 0)
  }

  const router = Router({ caseSensitive: true, strict: true })
  router.use('/share', ...servedShareImages())
  router.get('/robots.txt', (request, response) => {
    response
      .type('text')
      .set('cache-control', 'no-cache')
      .send(robotsTxt(originOf(request, options)))
  })
  router.get(
    '/sitemap.xml',
    document(options, xml, ({ ask, origin }) => sitemapIndex(origin, { ask, hasPage })),
  )
  router.get(
    '/sitemaps/:parameter.xml',
    document(options, xml, ({ ask, origin, parameter }) => sitemapPart(parameter, origin, { ask, hasPage })),
  )
  router.get('/feeds/:parameter.xml', document(options, atom, feed))
  router.get(
    '/events.ics',
    document(options, ics, async (asked) => comingCalendar({ ...asked, ...(await today(options)) })),
  )
  router.get(
    '/events/:parameter.ics',
    document(options, ics, async (asked) =>
      eventCalendar(asked.parameter, { ...asked, ...(await today(options)) }),
    ),
  )
  return router
}

const today = async ({ office }: Options) => ({ timeZone: (await office()).timeZone, now: new Date() })

async function feed({ ask, origin, name, parameter }: Asked): Promise<string | null> {
  if (!Object.hasOwn(feeds, parameter)) return null
  const { title, subtitle, page, entries } = feeds[parameter as keyof typeof feeds]
  return atomOf({
    origin,
    path: `/feeds/${parameter}.xml`,
    page,
    title: `${name}: ${title}`,
    subtitle,
    author: name,
    entries: await entries(ask),
  })
}

function document(options: Options, type: string, make: Make): RequestHandler {
  return async (request, response) => {
    const origin = originOf(request, options)
    // Addresses in it must be whole, and a name that only the client gave is no name of ours.
    if (!origin) return say(response, 404, 'This site has not been told its public address.')
    const ask = asking(options.gatewayUrl, request, options.timeout)
    const parameter = String(request.params.parameter ?? '')
    try {
      const text = await make({ ask, origin, name: options.renderer.organisation.name, parameter })
      if (text === null) return say(response, 404, 'There is nothing under this address.')
      await send(request, response, type, text)
    } catch (reason) {
      if (!(reason instanceof NoAnswer)) throw reason
      options.log.error({ reason: reason.message }, 'what machines read could not be made')
      response.set('retry-after', '30')
      say(response, 503, 'This is not available right now. Please try again in a little while.')
    }
  }
}

async function send(request: Request, response: Response, type: string, text: string): Promise<void> {
  // A calendar names the moment it was made, which is no change of its own.
  const lasting = text.replace(/^DTSTAMP:.*$/gm, '')
  const tag = `W/"${createHash('sha256').update(lasting).digest('base64url').slice(0, 27)}"`
  response.set({ etag: tag, 'cache-control': 'no-cache' })
  if (hasAlready(request, tag)) response.status(304).end()
  else await sendText(request, response, { status: 200, type, text })
}

const hasAlready = ({ headers }: Request, tag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === tag)

function say(response: Response, status: number, text: string): void {
  const kept = status === 503 ? 'no-store' : 'no-cache'
  response.status(status).set('cache-control', kept).type('text').send(text)
}
