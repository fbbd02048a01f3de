/** Passes `/api/*` and `/graphql` on to the gateway, bodies streamed both ways. */
import type { IncomingHttpHeaders } from 'node:http'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { Pool } from 'undici'
import { addressOf } from './clientAddress.ts'
import { describeError, requestIdHeader } from './log.ts'

// They speak of one connection, not of the message.
const ofTheConnection = new Set([
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

// Only we say who asks: whatever a client claims about it is dropped.
const onlyOurs = /^(x-client-address|x-gateway-.*|x-forwarded-.*|x-real-ip|forwarded)$/

/** Milliseconds until the gateway must have begun to answer; a file takes its time to be read and stored. */
const patience = { usually: 30_000, withFile: 600_000 }

/** Milliseconds that somebody who is refused has to finish sending. */
const toFinish = 10_000

/** The gateway under the same paths. When it does not answer, the caller learns when to try again. */
export function gatewayProxy(
  gatewayUrl: string,
  log: Logger,
): { handler: RequestHandler; close(): Promise<void> } {
  const pool = new Pool(gatewayUrl, {
    connections: 64,
    bodyTimeout: 0,
    pipelining: 1,
  })
  const handler: RequestHandler = async (request, response) => {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      const answer = await pool.request({
        path: request.originalUrl,
        method: request.method as 'GET',
        headers: {
          ...passedOn(request.headers),
          ...requestIdHeader(),
          'x-client-address': addressOf(request),
        },
        // Not the request itself: it would be torn down, answer and all, once the gateway has heard enough.
        body: hasBody(request) ? request.pipe(new PassThrough()) : null,
        headersTimeout: isForm(request) ? patience.withFile : patience.usually,
        signal: gone.signal,
      })
      response.status(answer.statusCode)
      for (const [name, value] of Object.entries(passedOn(answer.headers))) response.setHeader(name, value!)
      await pipeline(answer.body, response)
    } catch (reason) {
      if (gone.signal.aborted) return
      log.error(describeError(reason), 'gateway did not answer')
      if (response.headersSent) response.destroy()
      else sayTryAgain(response)
    } finally {
      letGo(request)
    }
  }
  return { handler, close: () => pool.close() }
}

/** What nobody wants any more is read and thrown away for a while: browsers read an answer once they have sent. */
function letGo(request: Request): void {
  if (request.complete) return
  request.unpipe()
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.destroy()
  }, toFinish).unref()
}

function passedOn(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
  const kept = Object.entries(headers).filter(
    ([name, value]) =>
      value !== undefined && !ofTheConnection.has(name) && !named.has(name) && !onlyOurs.test(name),
  )
  return Object.fromEntries(kept) as Record<string, string | string[]>
}

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isForm = ({ headers }: Request) => headers['content-type']?.startsWith('multipart/form-data') ?? false

function sayTryAgain(response: Response): void {
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
