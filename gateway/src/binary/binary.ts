// Passes files on, both ways, without ever holding one: checked here is only what can be known before the first byte.
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response, Router } from 'express'
import express from 'express'
import type { Logger } from 'pino'
import { Pool } from 'undici'
import { contextOf } from '../context.ts'
import { describeError } from '../log.ts'
import { Problem, sendProblem } from '../rest/problems.ts'
import type { Subgraphs } from '../settings.ts'
import { signed } from '../signature.ts'
import { passedOn } from '../subgraph.ts'
import type { BinaryRoute } from './binaryRoutes.ts'
import { binaryRoutes } from './binaryRoutes.ts'

/** Milliseconds of silence after which a sender, or a service, is taken to be gone. */
const silence = 30_000
/** Milliseconds that what nobody wants any more is still read and thrown away: browsers read an answer after they sent. */
const toFinish = 10_000

interface Options {
  subgraphs: Subgraphs
  secret: string
  log: Logger
}

export interface Binary {
  router: Router
  close(): Promise<void>
}

/** A handler for every row of the table. */
export function binary({ subgraphs, secret, log }: Options): Binary {
  const services = new Set(binaryRoutes.map(({ service }) => service))
  const pools = new Map([...services].map((service) => [service, poolTo(subgraphs[service])]))
  const router = express.Router({ caseSensitive: true })
  for (const route of binaryRoutes) {
    router.all(route.path, async (request: Request, response: Response) => {
      response.locals.route = `${route.method} /api${route.path}`
      try {
        if (request.method === 'OPTIONS')
          return void response.writeHead(204, { allow: allowed(route).join(', ') }).end()
        refuseAtTheDoor(route, request)
        await pass(route, request, response)
      } catch (error) {
        if (response.headersSent) return void response.destroy()
        sendProblem(response, error instanceof Problem ? error : noAnswer(error))
      } finally {
        letGo(request)
      }
    })
  }

  async function pass(route: BinaryRoute, request: Request, response: Response) {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    request.setTimeout(silence, () => {
      if (!request.complete) request.destroy()
    })
    // Whoever has sent everything waits silently: from here on it is the service that may take too long.
    request.once('end', () => request.setTimeout(0))
    const at = route.at.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(request.params[name])))
    const path = route.asks ? `${at}${queryOf(request)}` : at
    const method = request.method as 'GET' | 'HEAD' | 'POST'
    const answer = await pools.get(route.service)!.request({
      path,
      method,
      headers: {
        ...aboutTheBody(request),
        ...aboutWhatIsKnown(request),
        ...passedOn(contextOf(request)),
        ...signed(secret, `${method} ${path}`),
      },
      // Not the request itself: it would be torn down, answer and all, once the service has heard enough.
      body: route.method === 'POST' ? request.pipe(new PassThrough()) : null,
      headersTimeout: route.patience ?? silence,
      signal: gone.signal,
    })
    response.status(answer.statusCode)
    for (const name of told) if (answer.headers[name]) response.setHeader(name, answer.headers[name])
    await pipeline(answer.body, response)
  }

  function noAnswer(error: unknown) {
    log.warn(describeError(error), 'no answer to a file')
    return new Problem('busy', { retryAfter: 5 })
  }

  return {
    router,
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.close()))),
  }
}

const poolTo = (url: string) => new Pool(url, { connections: 64, pipelining: 1, bodyTimeout: silence })

const allowed = ({ method, lasting }: BinaryRoute) => [method, ...(lasting ? ['HEAD'] : []), 'OPTIONS']

/** What can be said before anything is read. */
function refuseAtTheDoor(route: BinaryRoute, request: Request) {
  const { method, headers } = request
  const allow = allowed(route)
  if (!allow.includes(method)) {
    throw new Problem('notThisVerb', { allow, detail: `Use ${allow.join(', ')}.` })
  }
  // A form on another site can send files as well, but not with a header of its own.
  if (method === 'POST' && headers['x-requested-with'] !== 'fetch') {
    throw new Problem('notOurPage', { detail: 'Send the header X-Requested-With: fetch.' })
  }
  if (route.admin && !contextOf(request).authorization) throw new Problem('notSignedIn')
  const size = Number(headers['content-length'] ?? 0)
  if (size <= route.most) return
  const file = route.takes?.tooBig(size) ?? 'Nothing is taken here.'
  throw new Problem('tooLarge', { detail: file, errors: { file }, reason: 'tooBig' })
}

/** What is asked behind the path, question mark and all. */
const queryOf = ({ originalUrl }: Request) => /\?.*$/.exec(originalUrl)?.[0] ?? ''

function aboutTheBody({ headers }: Request) {
  const { 'content-type': type, 'content-length': length } = headers
  return { ...(type && { 'content-type': type }), ...(length && { 'content-length': length }) }
}

/** Whoever has it already says so; a service whose files change pays no heed. */
function aboutWhatIsKnown({ headers }: Request) {
  const known = headers['if-none-match']
  return known ? { 'if-none-match': known } : {}
}

/** What a service says about its file; nothing else of its headers leaves. */
const told = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'x-content-type-options',
  'accept-ranges',
  'cache-control',
  'etag',
  'retry-after',
  'www-authenticate',
]

function letGo(request: Request) {
  request.setTimeout(0)
  if (request.complete) return
  request.unpipe()
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.destroy()
  }, toFinish).unref()
}
