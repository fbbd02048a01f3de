/** Proxies `/api/*` and `/graphql` to the gateway: streamed both ways, but for what is the same for all, which is stored. */
import type { IncomingHttpHeaders } from 'node:http'
import { PassThrough } from 'node:stream'
import { describeError, getRequestIdHeader } from '@access/service-kit/log'
import { askRepeatably, changeIdHeader, createInnerPool, parseChangeId } from '@access/service-kit/transport'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { type Admission, Overloaded } from '../admission/admission.ts'
import { defaultLoadLimits, isMultipart } from '../admission/load-limits.ts'
import { findCallPriority } from '../admission/priority.ts'
import { getClientAddress } from '../http/client-address.ts'
import { sendProblem } from '../http/problems.ts'
import {
  type CachedResponse,
  createCachedResponse,
  sendCachedResponse,
} from '../response-cache/cached-response.ts'
import { formatChangeCookie, getChangeId } from '../response-cache/change-cookie.ts'
import { findCallKey } from '../response-cache/keys.ts'
import { askEachTime, isSameForAll, type ResponseCache } from '../response-cache/response-cache.ts'
import { filterHeaders, forwardCall } from './forward-call.ts'
import { drainRequest, readBody } from './read-body.ts'

/** Milliseconds until the gateway must have begun its response; a file takes its time to be read and stored. */
const responseTimeout = { standard: 30_000, upload: 600_000 }

/** Larger answers are streamed from the gateway each time. */
const maxStoredBytes = 4 * 2 ** 20

/** Of server-sent events, which go on for as long as somebody looks. */
const eventStreamPath = '/api/admin/live'

type ProxyOptions = {
  admission: Admission
  gatewayUrl: string
  isHttps: boolean
  responseCache: ResponseCache
  log: Logger
}

/** The gateway under the same paths. When it does not respond, the client gets Retry-After. */
export function createGatewayProxy({ admission, gatewayUrl, isHttps, responseCache, log }: ProxyOptions): {
  handler: RequestHandler
  endEventStreams(): void
  close(): Promise<void>
} {
  const pools = createPools(gatewayUrl)
  const eventStreams = new Set<Response>()

  const handler: RequestHandler = async (request, response, next) => {
    const isUpload = isMultipart(request.headers)
    const isEventStream = `${request.baseUrl}${request.path}` === eventStreamPath
    if (isEventStream) {
      eventStreams.add(response)
      response.once('close', () => eventStreams.delete(response))
    }
    const pool = pools[isUpload ? 'upload' : isEventStream ? 'events' : 'standard']
    try {
      // Slow senders of files have connections of their own, and need no turn.
      if (isUpload) return void (await callGateway(request.pipe(new PassThrough())))
      const body = await readBody(request)
      if (body === 'too large') return sendProblem(response, 413, 'This is more than we can take at once.')
      // Gone before it had sent everything.
      if (response.destroyed) return
      const call = () => (isRepeatable(request) ? askRepeatably(() => callGateway(body)) : callGateway(body))
      // Its turn ends when the answer begins, however slowly it is read.
      const callInTurn = () => admission.run(findCallPriority(request, body), response, call)
      const key = findCallKey(request, request.originalUrl, body)
      const stored = key
        ? await responseCache.load(key, getChangeId(request), callInTurn)
        : await callInTurn()
      if (stored) await sendCachedResponse(request, response, stored)
    } catch (reason) {
      if (reason instanceof Overloaded && !response.destroyed) next(reason)
      else breakOff(reason)
    } finally {
      drainRequest(request)
    }

    /** Resolves to the whole of an answer that is the same for all; to null when another one has begun. */
    function callGateway(body: Buffer | PassThrough | null): Promise<CachedResponse | null> {
      const { promise, resolve, reject } = Promise.withResolvers<CachedResponse | null>()
      const call = {
        path: request.originalUrl,
        method: request.method as 'GET',
        headers: {
          ...filterHeaders(request.headers),
          ...getRequestIdHeader(),
          'x-client-address': getClientAddress(request),
        },
        body,
        headersTimeout: responseTimeout[isUpload ? 'upload' : 'standard'],
      }
      forwardCall(pool, call, {
        response,
        begin(answer) {
          beginResponse(response, answer, isHttps)
          if (!canBeStored(answer)) {
            resolve(null)
            return response
          }
          const chunks: Buffer[] = []
          return {
            write: (chunk) => chunks.push(chunk) > 0,
            end: () => resolve(createCachedResponse(response.getHeaders(), Buffer.concat(chunks))),
          }
        },
        onBrokenOff(reason) {
          reject(reason)
          breakOff(reason)
        },
      }).catch(reject)
      return promise
    }

    function breakOff(reason: unknown) {
      if (response.destroyed) return
      log.error(describeError(reason), 'gateway did not respond')
      if (response.headersSent) return void response.destroy()
      response.set('retry-after', '5')
      sendProblem(
        response,
        503,
        'The service cannot be reached right now. Please try again in a few seconds.',
      )
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

/**
 * Apart: senders of files keep connections for minutes, and followers of events for hours. As many as there may be
 * requests and bodies under way, of which a client has no more than its share: none is stored from one.
 */
function createPools(gatewayUrl: string) {
  const createPool = (connections: number) =>
    createInnerPool(gatewayUrl, { connections, bodyTimeout: 0, pipelining: 1 })
  const { requests, bodies } = defaultLoadLimits
  return {
    standard: createPool(requests.inAll),
    upload: createPool(bodies.inAll),
    events: createPool(requests.inAll),
  }
}

type Answer = { statusCode: number; headers: IncomingHttpHeaders }

const canBeStored = ({ statusCode, headers }: Answer) =>
  statusCode === 200 &&
  isSameForAll(headers) &&
  !headers['set-cookie'] &&
  !headers['content-encoding'] &&
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= maxStoredBytes

/** The status and the headers of an answer. */
function beginResponse(response: Response, { statusCode, headers }: Answer, isHttps: boolean): void {
  response.statusCode = statusCode
  for (const [name, value] of Object.entries(filterHeaders(headers))) response.setHeader(name, value)
  if (isSameForAll(headers))
    response.setHeader('cache-control', response.req.method === 'POST' ? 'no-store' : askEachTime)
  // Anyone who changed something reads no page of before.
  const changeId = parseChangeId(headers[changeIdHeader])
  if (changeId > 0) response.append('set-cookie', formatChangeCookie(changeId, isHttps))
}

/**
 * What reads for certain, and what visitors send by REST, which is stored once for each key. Of an operation of GraphQL
 * we do not know whether it reads.
 */
const isRepeatable = ({ method, originalUrl, headers }: Request) =>
  method === 'GET' ||
  method === 'HEAD' ||
  (method === 'POST' && /^\/api\/(?!admin\/)/.test(originalUrl) && headers['idempotency-key'] !== undefined)
