// Streams files between clients and services without buffering: only the headers are checked here.
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response, Router } from 'express'
import express from 'express'
import type { Logger } from 'pino'
import { Pool } from 'undici'
import { describeError } from '../context/log.ts'
import { createContext } from '../context/request-context.ts'
import { createSignatureHeaders } from '../context/request-signature.ts'
import type { Subgraphs } from '../context/settings.ts'
import { getForwardedHeaders } from '../graphql/subgraph-client.ts'
import { Problem, sendProblem } from '../problems/problems.ts'
import type { FileRoute } from './file-routes.ts'
import { fileRoutes } from './file-routes.ts'

/** The idle timeout of clients and services, in milliseconds. */
const idleTimeoutMs = 30_000
/** Milliseconds in which the rest of a rejected request is drained: browsers read a response only after sending. */
const drainTimeoutMs = 10_000

interface Options {
  subgraphs: Subgraphs
  secret: string
  log: Logger
}

export interface FileProxy {
  router: Router
  close(): Promise<void>
}

/** Creates the handlers of all file routes. */
export function createFileProxy({ subgraphs, secret, log }: Options): FileProxy {
  const services = new Set(fileRoutes.map(({ service }) => service))
  const pools = new Map([...services].map((service) => [service, createPool(subgraphs[service])]))
  const router = express.Router({ caseSensitive: true })
  for (const route of fileRoutes) {
    router.all(route.path, async (request: Request, response: Response) => {
      response.locals.route = `${route.method} /api${route.path}`
      try {
        if (request.method === 'OPTIONS')
          return void response.writeHead(204, { allow: getAllowedMethods(route).join(', ') }).end()
        assertAcceptable(route, request)
        await forward(route, request, response)
      } catch (error) {
        if (response.headersSent) return void response.destroy()
        sendProblem(response, error instanceof Problem ? error : toUnavailableProblem(error))
      } finally {
        drainRequest(request)
      }
    })
  }

  async function forward(route: FileRoute, request: Request, response: Response) {
    const abortController = new AbortController()
    response.once('close', () => abortController.abort())
    request.setTimeout(idleTimeoutMs, () => {
      if (!request.complete) request.destroy()
    })
    // The client has sent everything: from here on the timeout is that of the service.
    request.once('end', () => request.setTimeout(0))
    const upstreamPath = route.upstreamPath.replace(/:(\w+)/g, (_, name) =>
      encodeURIComponent(String(request.params[name])),
    )
    const path = route.queryParameters ? `${upstreamPath}${getQueryString(request)}` : upstreamPath
    const method = request.method as 'GET' | 'HEAD' | 'POST'
    const upstreamResponse = await pools.get(route.service)!.request({
      path,
      method,
      headers: {
        ...(route.upload && getBodyHeaders(request)),
        ...getConditionalHeaders(request),
        ...getForwardedHeaders(createContext(request)),
        ...createSignatureHeaders(secret, `${method} ${path}`),
      },
      // Not the request itself: it would be destroyed, response and all, when the service stops reading.
      body: route.upload ? request.pipe(new PassThrough()) : null,
      headersTimeout: route.timeoutMs ?? idleTimeoutMs,
      signal: abortController.signal,
    })
    response.status(upstreamResponse.statusCode)
    for (const name of forwardedHeaders)
      if (upstreamResponse.headers[name]) response.setHeader(name, upstreamResponse.headers[name])
    await pipeline(upstreamResponse.body, response)
  }

  function toUnavailableProblem(error: unknown) {
    log.warn(describeError(error), 'no response to a file request')
    return new Problem('busy', { retryAfter: 5 })
  }

  return {
    router,
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.close()))),
  }
}

const createPool = (url: string) =>
  new Pool(url, { connections: 64, pipelining: 1, bodyTimeout: idleTimeoutMs })

const getAllowedMethods = ({ method, isImmutable }: FileRoute) => [
  method,
  ...(isImmutable ? ['HEAD'] : []),
  'OPTIONS',
]

/** Rejects what can be rejected before the body is read. */
function assertAcceptable(route: FileRoute, request: Request) {
  const { method, headers } = request
  const allow = getAllowedMethods(route)
  if (!allow.includes(method)) {
    throw new Problem('methodNotAllowed', { allow, detail: `Use ${allow.join(', ')}.` })
  }
  // Against CSRF: a form on another site can be posted, but without a custom header.
  if (method === 'POST' && headers['x-requested-with'] !== 'fetch') {
    throw new Problem('forbiddenOrigin', { detail: 'Send the header X-Requested-With: fetch.' })
  }
  if (route.isAdminOnly && !createContext(request).authorization) throw new Problem('notSignedIn')
  const size = Number(headers['content-length'] ?? 0)
  if (size <= route.maxBytes) return
  const file = route.upload?.formatTooLarge(size) ?? 'No file is accepted here.'
  throw new Problem('tooLarge', { detail: file, errors: { file }, reason: 'tooLarge' })
}

/** The query string, with its question mark. */
const getQueryString = ({ originalUrl }: Request) => /\?.*$/.exec(originalUrl)?.[0] ?? ''

function getBodyHeaders({ headers }: Request) {
  const { 'content-type': type, 'content-length': length } = headers
  return { ...(type && { 'content-type': type }), ...(length && { 'content-length': length }) }
}

/** The conditional headers of immutable files. */
function getConditionalHeaders({ headers }: Request) {
  const etags = headers['if-none-match']
  return etags ? { 'if-none-match': etags } : {}
}

/** The headers of a service's response that are forwarded. */
const forwardedHeaders = [
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

function drainRequest(request: Request) {
  request.setTimeout(0)
  if (request.complete) return
  request.unpipe()
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.destroy()
  }, drainTimeoutMs).unref()
}
