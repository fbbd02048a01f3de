/** Proxies `/api/*` and `/graphql` to the gateway, with bodies streamed both ways. */
import type { IncomingHttpHeaders } from 'node:http'
import { PassThrough } from 'node:stream'
import { askRepeatably, changeIdHeader, createInnerPool, parseChangeId } from '@access/service-kit/transport'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { type Admission, Overloaded } from '../admission/admission.ts'
import { findCallPriority } from '../admission/find-priority.ts'
import { sendCachedResponse } from '../response-cache/cached-response.ts'
import { formatChangeCookie, getChangeId } from '../response-cache/change-cookie.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import { findCallKey, prepareToStore, type StoreBody } from '../response-cache/store-gateway-response.ts'
import { getClientAddress } from './client-address.ts'
import { type BodySink, forwardCall } from './forward-call.ts'
import { defaultLoadLimits, getDeclaredBytes, isMultipart, maxBufferedBytes } from './load-limits.ts'
import { describeError, getRequestIdHeader } from './log.ts'

// Hop-by-hop headers.
const hopByHopHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
])

// Only we tell the gateway the client's address: what a client claims about it is dropped.
const internalHeaders = /^(x-client-address|x-gateway-.*|x-same-for-all|x-forwarded-.*|x-real-ip|forwarded)$/

/** Milliseconds until the gateway must have begun its response; a file takes its time to be read and stored. */
const responseTimeout = { standard: 30_000, upload: 600_000 }

/** Milliseconds that a rejected client has to finish its request body. */
const drainTimeout = 10_000

/** Of server-sent events, which go on for as long as somebody looks. */
const eventStreamPath = '/api/admin/live'

type ProxyOptions = {
  admission: Admission
  gatewayUrl: string
  isHttps: boolean
  responseCache: ResponseCache
}

/** The gateway under the same paths. When it does not respond, the client gets Retry-After. */
export function createGatewayProxy(
  { admission, gatewayUrl, isHttps, responseCache }: ProxyOptions,
  log: Logger,
): { handler: RequestHandler; endEventStreams(): void; close(): Promise<void> } {
  const createPool = (connections: number) =>
    createInnerPool(gatewayUrl, { connections, bodyTimeout: 0, pipelining: 1 })
  // Apart: whoever sends files slowly keeps connections for minutes, and whoever follows events for hours. As many as
  // there may be requests and bodies under way, of which a client has no more than its share: whoever does not read
  // keeps nobody else from one.
  const { requests, bodies } = defaultLoadLimits
  const pools = {
    standard: createPool(requests.inAll),
    upload: createPool(bodies.inAll),
    events: createPool(requests.inAll),
  }
  const eventStreams = new Set<Response>()
  const handler: RequestHandler = async (request, response, next) => {
    const isUpload = isMultipart(request.headers)
    const isEventStream = `${request.baseUrl}${request.path}` === eventStreamPath
    if (isEventStream) {
      eventStreams.add(response)
      response.once('close', () => eventStreams.delete(response))
    }
    const pool = pools[isUpload ? 'upload' : isEventStream ? 'events' : 'standard']
    const breakOff = (reason: unknown) => {
      if (response.destroyed) return
      log.error(describeError(reason), 'gateway did not respond')
      if (response.headersSent) response.destroy()
      else sendUnavailable(response)
    }
    try {
      const body = isUpload ? request.pipe(new PassThrough()) : await readBody(request)
      if (body === 'too large') return sendTooLarge(response)
      // Gone before it had sent everything.
      if (response.destroyed) return
      const key = body instanceof PassThrough ? null : findCallKey(request, body)
      // An operation whose body came after its headers.
      const cached = key?.isOpenEnded ? responseCache.find(key.id, getChangeId(request)) : undefined
      if (cached) return sendCachedResponse(request, response, cached)
      const findStore = prepareToStore(responseCache, key, request)
      const callGateway = () =>
        forwardCall(
          pool,
          {
            path: request.originalUrl,
            method: request.method as 'GET',
            headers: buildHeaders(request, responseCache.lastChangeId),
            body,
            headersTimeout: responseTimeout[isUpload ? 'upload' : 'standard'],
          },
          {
            response,
            begin(answer) {
              beginResponse(response, answer, isHttps)
              const store = findStore(answer)
              return store ? collectBody(response, store, breakOff) : response
            },
            onBrokenOff: breakOff,
          },
        )
      const call = () => (isRepeatable(request) ? askRepeatably(callGateway) : callGateway())
      // Its turn ends when the answer begins: who reads it slowly keeps nobody waiting. Nor does who sends files slowly,
      // which have connections of their own.
      if (body instanceof PassThrough) await callGateway()
      else await admission.run(findCallPriority(request, body), response, call)
    } catch (reason) {
      if (reason instanceof Overloaded && !response.destroyed) next(reason)
      else breakOff(reason)
    } finally {
      drainRequest(request)
    }
  }
  return {
    handler,
    endEventStreams() {
      for (const response of eventStreams) response.destroy()
    },
    close: async () => void (await Promise.all(Object.values(pools).map((pool) => pool.close()))),
  }
}

/** What the gateway is told with a call. */
const buildHeaders = (request: Request, lastChangeId: number) => ({
  ...filterHeaders(request.headers),
  ...getRequestIdHeader(),
  'x-client-address': getClientAddress(request),
  // Of two gateways one may have seen less than we or the client.
  [changeIdHeader]: String(Math.max(lastChangeId, getChangeId(request))),
})

/** The status and the headers of an answer. */
function beginResponse(
  response: Response,
  { statusCode, headers }: { statusCode: number; headers: IncomingHttpHeaders },
  isHttps: boolean,
): void {
  response.statusCode = statusCode
  for (const [name, value] of Object.entries(filterHeaders(headers))) response.setHeader(name, value)
  // Whoever changed something reads no page of before.
  const changeId = parseChangeId(headers[changeIdHeader])
  if (changeId > 0) response.append('set-cookie', formatChangeCookie(changeId, isHttps))
}

/** The whole of an answer that is stored, once it has been sent. */
function collectBody(response: Response, store: StoreBody, onError: (reason: unknown) => void): BodySink {
  const chunks: Buffer[] = []
  return {
    write: (chunk) => chunks.push(chunk) > 0,
    end() {
      const body = Buffer.concat(chunks)
      response.end(body)
      store(response.getHeaders(), body).catch(onError)
    },
  }
}

/**
 * What reads for certain, and what visitors send by REST, which is stored once for each key. Of an operation of GraphQL
 * we do not know whether it reads.
 */
const isRepeatable = ({ method, originalUrl, headers }: Request) =>
  method === 'GET' ||
  method === 'HEAD' ||
  (method === 'POST' && /^\/api\/(?!admin\/)/.test(originalUrl) && headers['idempotency-key'] !== undefined)

/**
 * A body other than a file's, whole: a connection to the gateway is taken when it has arrived, so that slow senders
 * keep none from others. Null without one, and for a request that was not sent to its end.
 */
async function readBody(request: Request): Promise<Buffer | 'too large' | null> {
  const length = getDeclaredBytes(request.headers)
  if (length === 0) return null
  if (Number(request.headers['content-length'] ?? 0) > maxBufferedBytes) return 'too large'
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= maxBufferedBytes) return
      request.off('data', onData)
      resolve('too large')
    }
    request
      .on('data', onData)
      .once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
      .once('close', () => resolve(null))
  })
}

/** Reads and discards the rest of a request for a while: browsers read a response only after they have sent everything. */
function drainRequest(request: Request): void {
  if (request.complete) return
  request.unpipe()
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.destroy()
  }, drainTimeout).unref()
}

function filterHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  const forwarded: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    const isForwarded = !hopByHopHeaders.has(name) && !named.includes(name) && !internalHeaders.test(name)
    if (value !== undefined && isForwarded) forwarded[name] = value
  }
  return forwarded
}

function sendTooLarge(response: Response): void {
  response
    .status(413)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: 'Too much was sent',
        status: 413,
        detail: 'This is more than we can take at once.',
      }),
    )
}

function sendUnavailable(response: Response): void {
  response
    .status(503)
    .set('retry-after', '5')
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: 'Service Unavailable',
        status: 503,
        detail: 'The service cannot be reached right now. Please try again in a few seconds.',
      }),
    )
}
