// Streams files between clients and services without buffering: only the headers are checked here.
import type { IncomingHttpHeaders } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describeError } from '@access/service-kit/log'
import { changeIdHeader, createInnerPool, createSignatureHeaders } from '@access/service-kit/transport'
import express, { type Request, type Response } from 'express'
import type { Logger } from 'pino'
import { createContext } from '../context/request-context.ts'
import type { Subgraphs } from '../context/settings.ts'
import { getForwardedHeaders } from '../graphql/subgraph-client.ts'
import { hasMethod, Problem, sendProblem } from '../problems/problems.ts'
import { type FileRoute, fileRoutes } from './file-routes.ts'

/** The idle timeout of clients and services, in milliseconds. */
const idleTimeoutMs = 30_000
/** Milliseconds in which the rest of a rejected request is drained: browsers read a response only after sending. */
const drainTimeoutMs = 10_000

/** Of the form around a file. */
const maxFormBytes = 64 * 1024

interface Options {
  subgraphs: Subgraphs
  secret: string
  log: Logger
}

/** What it takes to forward a request. */
type Target = Pick<
  FileRoute,
  'service' | 'path' | 'upstreamPath' | 'upload' | 'queryParameters' | 'timeoutMs' | 'isEventStream'
>

/** The change notices of content, for each shell, which keeps finished answers. */
const changeNotices: Target = { service: 'content', path: '/changes', isEventStream: true }

export type FileProxy = ReturnType<typeof createFileProxy>

/** Creates the handlers of all file routes. */
export function createFileProxy({ subgraphs, secret, log }: Options) {
  const services = new Set(fileRoutes.map(({ service }) => service))
  const pools = new Map([...services].map((service) => [service, createPool(subgraphs[service])]))
  const eventStreams = new Map<AbortController, Target>()
  let isStopping = false
  const router = express.Router({ caseSensitive: true })
  for (const route of fileRoutes) {
    router.all(route.path, (request: Request, response: Response) => {
      response.locals.route = `${route.method} /api${route.path}`
      return answer(request, response, async () => {
        const methods = route.isConditional ? [route.method, 'HEAD'] : [route.method]
        if (!hasMethod(request, response, methods)) return
        assertAcceptable(route, request)
        await forward(route, request, response)
      })
    })
  }

  async function answer(request: Request, response: Response, respond: () => Promise<void>) {
    try {
      await respond()
    } catch (error) {
      if (response.headersSent) return void response.destroy()
      sendProblem(response, error instanceof Problem ? error : toUnavailableProblem(error))
    } finally {
      drainRequest(request)
    }
  }

  async function forward(route: Target, request: Request, response: Response) {
    const abortController = new AbortController()
    response.once('close', () => abortController.abort())
    if (route.isEventStream) {
      if (isStopping) throw new Problem('busy', { retryAfter: 5 })
      eventStreams.set(abortController, route)
      response.once('close', () => eventStreams.delete(abortController))
    }
    request.setTimeout(idleTimeoutMs, () => {
      if (!request.complete) request.destroy()
    })
    // The client has sent everything: from here on the timeout is that of the service.
    request.once('end', () => request.setTimeout(0))
    const pattern = route.upstreamPath ?? route.path.replace(/^\/admin/, '')
    const upstreamPath = pattern.replace(/:(\w+)/g, (_, name) =>
      encodeURIComponent(String(request.params[name])),
    )
    const path = route.queryParameters ? `${upstreamPath}${getQueryString(request)}` : upstreamPath
    const method = request.method as 'GET' | 'HEAD' | 'POST'
    const upstreamResponse = await pools.get(route.service)!.request({
      path,
      method,
      headers: {
        ...pickHeaders(request, route.upload ? uploadHeaders : []),
        ...pickHeaders(request, ['if-none-match']),
        ...getForwardedHeaders(createContext(request)),
        ...createSignatureHeaders(secret, { method, path }),
      },
      // Not the request itself: it would be destroyed, response and all, when the service stops reading. And in object
      // mode: of other streams that have ended by then the pool says the length, which is not what was signed.
      body: route.upload ? Readable.from(request.pipe(new PassThrough())) : null,
      headersTimeout: route.timeoutMs ?? idleTimeoutMs,
      signal: abortController.signal,
    })
    if (isUnsigned(upstreamResponse)) {
      await upstreamResponse.body.dump()
      throw new Error('the service did not accept our signature')
    }
    response.status(upstreamResponse.statusCode)
    for (const name of forwardedHeaders)
      if (upstreamResponse.headers[name]) response.setHeader(name, upstreamResponse.headers[name])
    if (route.isEventStream) response.flushHeaders()
    await pipeline(upstreamResponse.body, response)
  }

  function toUnavailableProblem(error: unknown) {
    // Not when its client left, or we ended it.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      log.warn(describeError(error), 'a service did not respond')
    return new Problem('busy', { retryAfter: 5 })
  }

  return {
    router,
    /** GET /changes: once the stream has ended a shell may have missed notices, and keeps nothing. */
    followChanges: (request: Request, response: Response) =>
      answer(request, response, () => forward(changeNotices, request, response)),
    /** Shells begin anew, and forget every answer of before. */
    endChangeNotices() {
      for (const [stream, route] of eventStreams) if (route === changeNotices) stream.abort()
    },
    /** Ends all streams of events, which would go on for hours, and begins no other. */
    stopEventStreams() {
      isStopping = true
      for (const stream of eventStreams.keys()) stream.abort()
    },
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.close()))),
  }
}

/**
 * As many connections as there are requests: each is kept for as long as a client sends or reads slowly, or follows
 * events. The shells limit how many those are, and the services what of them is in memory.
 */
const createPool = (url: string) =>
  createInnerPool(url, { connections: null, pipelining: 1, bodyTimeout: idleTimeoutMs })

/** Whether a service did not accept our signature, as when the clock was turned meanwhile; its problems for clients have a media type of their own. */
const isUnsigned = ({
  statusCode,
  headers,
}: {
  statusCode: number
  headers: Record<string, string | string[] | undefined>
}) => statusCode === 401 && !String(headers['content-type']).startsWith('application/problem+json')

/** Rejects what can be rejected before the body is read. */
function assertAcceptable(route: FileRoute, request: Request) {
  const { method, headers } = request
  // Against CSRF: a form on another site can be posted, but without a custom header.
  if (method === 'POST' && headers['x-requested-with'] !== 'fetch') {
    throw new Problem('forbiddenOrigin', { detail: 'Send the header X-Requested-With: fetch.' })
  }
  if (route.permission && !createContext(request).authorization) throw new Problem('notSignedIn')
  const size = Number(headers['content-length'] ?? 0)
  const maxSize = route.upload ? route.upload.maxBytes + maxFormBytes : 0
  if (size <= maxSize) return
  const file = route.upload?.formatTooLarge(size) ?? 'No file is accepted here.'
  throw new Problem('tooLarge', { detail: file, errors: { file }, reason: 'tooLarge' })
}

/** The query string, with its question mark. */
const getQueryString = ({ originalUrl }: Request) => /\?.*$/.exec(originalUrl)?.[0] ?? ''

/** Of an upload: also whether the client wants to follow how far a long one is. */
const uploadHeaders = ['content-type', 'content-length', 'accept'] as const

function pickHeaders({ headers }: Request, names: readonly (keyof IncomingHttpHeaders & string)[]) {
  const picked = names.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as const] : []))
  return Object.fromEntries(picked)
}

/** The headers of a service's response that are forwarded. */
const forwardedHeaders = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'x-page-count',
  'x-content-type-options',
  'accept-ranges',
  'cache-control',
  'x-accel-buffering',
  'etag',
  'retry-after',
  'www-authenticate',
  changeIdHeader,
]

function drainRequest(request: Request) {
  request.setTimeout(0)
  if (request.complete) return
  request.unpipe()
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.destroy()
  }, drainTimeoutMs).unref()
}
