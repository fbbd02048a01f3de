/** Proxies `/api/*` and `/graphql` to the gateway, with bodies streamed both ways. */
import type { IncomingHttpHeaders } from 'node:http'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { Pool } from 'undici'
import { getClientAddress } from './client-address.ts'
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
const internalHeaders = /^(x-client-address|x-gateway-.*|x-forwarded-.*|x-real-ip|forwarded)$/

/** Milliseconds until the gateway must have begun its response; a file takes its time to be read and stored. */
const responseTimeout = { standard: 30_000, upload: 600_000 }

/** Milliseconds that a rejected client has to finish its request body. */
const drainTimeout = 10_000

/** The gateway under the same paths. When it does not respond, the client gets Retry-After. */
export function createGatewayProxy(
  gatewayUrl: string,
  log: Logger,
): { handler: RequestHandler; close(): Promise<void> } {
  const pool = new Pool(gatewayUrl, {
    connections: 64,
    bodyTimeout: 0,
    pipelining: 1,
  })
  const handler: RequestHandler = async (request, response) => {
    const disconnect = new AbortController()
    response.once('close', () => disconnect.abort())
    try {
      const gatewayResponse = await pool.request({
        path: request.originalUrl,
        method: request.method as 'GET',
        headers: {
          ...filterHeaders(request.headers),
          ...getRequestIdHeader(),
          'x-client-address': getClientAddress(request),
        },
        // Not the request itself: it would be destroyed, response and all, once the gateway stops reading.
        body: hasBody(request) ? request.pipe(new PassThrough()) : null,
        headersTimeout: isMultipart(request) ? responseTimeout.upload : responseTimeout.standard,
        signal: disconnect.signal,
      })
      response.status(gatewayResponse.statusCode)
      for (const [name, value] of Object.entries(filterHeaders(gatewayResponse.headers)))
        response.setHeader(name, value!)
      await pipeline(gatewayResponse.body, response)
    } catch (reason) {
      if (disconnect.signal.aborted) return
      log.error(describeError(reason), 'gateway did not respond')
      if (response.headersSent) response.destroy()
      else sendUnavailable(response)
    } finally {
      drainRequest(request)
    }
  }
  return { handler, close: () => pool.close() }
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
  const connectionHeaders = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
  const forwarded = Object.entries(headers).filter(
    ([name, value]) =>
      value !== undefined &&
      !hopByHopHeaders.has(name) &&
      !connectionHeaders.has(name) &&
      !internalHeaders.test(name),
  )
  return Object.fromEntries(forwarded) as Record<string, string | string[]>
}

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isMultipart = ({ headers }: Request) =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false

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
