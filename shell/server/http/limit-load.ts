/** Middleware that answers clients who have too much under way, or send too slowly: in our words, with when to try again. */
import type { OfficeFacts } from '@access/kit'
import type { Request, RequestHandler, Response } from 'express'
import { createRateWatch, defaultLeastRate, type LeastRate } from './least-rate.ts'
import { createLoadCounter, defaultLoadLimits, getDeclaredBytes, type LoadLimits } from './load-limits.ts'
import { isApiCall, sendProblem } from './problems.ts'

type Options = {
  limits?: LoadLimits
  leastRate?: LeastRate
  getOfficeFacts(): Promise<Pick<OfficeFacts, 'phone'>>
  /** Responds with a page, for forms without script. */
  sendPage(request: Request, response: Response, status: number, text: string): Promise<void>
}

type Rejection = { status: 400 | 408 | 413 | 429 | 431 | 503; text: string; retryAfter?: number }

const rejections = {
  tooManyOfClient: {
    status: 429,
    text: 'Too many requests are coming from your connection at once. Please try again in a moment.',
    retryAfter: 10,
  },
  tooManyInAll: {
    status: 503,
    text: 'Many people are here just now. Please try again in a moment.',
    retryAfter: 5,
  },
  tooSlow: {
    status: 408,
    text: 'Your connection was too slow, so not everything arrived. Please send it again, documents one at a time.',
    retryAfter: 5,
  },
  tooLarge: {
    status: 413,
    text: 'This is more than we can take at once. Please send less, documents one at a time.',
  },
  tooOld: { status: 400, text: 'This version of HTTP is too old.' },
  tooManyHeaders: { status: 431, text: 'This request has too many headers.' },
} satisfies Record<string, Rejection>

/** The most headers of a request; a browser sends about twenty. */
const maxHeaders = 100

/** What a form without script and all its documents may have. Source: five of 10 MB each, as `infra/nginx` allows. */
const maxBodyBytes = 64 * 2 ** 20

export function createLoadLimit({
  limits = defaultLoadLimits,
  leastRate = defaultLeastRate,
  getOfficeFacts,
  sendPage,
}: Options): { handler: RequestHandler; close(): void } {
  const admit = createLoadCounter(limits)
  const rateWatch = createRateWatch(leastRate)

  const handler: RequestHandler = (request, response, next) => {
    const bytes = getDeclaredBytes(request.headers)
    if (request.httpVersionMajor < 1) return void reject(request, response, rejections.tooOld)
    if (request.rawHeaders.length / 2 > maxHeaders)
      return void reject(request, response, rejections.tooManyHeaders)
    if (bytes > maxBodyBytes) return void reject(request, response, rejections.tooLarge)
    const admission = admit(request)
    if (!admission.isAdmitted)
      return void reject(
        request,
        response,
        admission.reason === 'sender' ? rejections.tooManyOfClient : rejections.tooManyInAll,
      )
    response.once('close', admission.release)
    if (bytes > 0) {
      closeAfterBody(request, response)
      request.once('end', admission.bodyArrived)
      rateWatch.watch(request, () => void reject(request, response, rejections.tooSlow))
    }
    next()
  }

  /** Responds, unless a response has begun, and closes the connection: what is still to come would not be read. */
  async function reject(request: Request, response: Response, { status, text, retryAfter }: Rejection) {
    if (response.headersSent) return void request.destroy()
    response.set({ connection: 'close', 'cache-control': 'no-store' })
    if (retryAfter) response.set('retry-after', String(retryAfter))
    response.once('finish', () => setTimeout(() => request.destroy(), closeDelay).unref())
    if (isApiCall(request.originalUrl)) return sendProblem(response, status, text)
    if (request.method === 'GET' || request.method === 'HEAD') return sendText(response, status, text)
    const { phone } = await getOfficeFacts()
    if (!response.headersSent)
      await sendPage(
        request,
        response,
        status,
        `${text} You can also send it without documents, or call ${phone}.`,
      )
  }

  return { handler, close: rateWatch.close }
}

/**
 * Closes a connection whose client asks for that (RFC 9112, 9.6) once its body has arrived as well. Node would close it
 * with the response: what is still on its way would reset it, and the client would never read that it had sent too much.
 */
function closeAfterBody(request: Request, response: Response): void {
  // Before HTTP/1.1 a response without a length ends with its connection.
  if (request.httpVersion !== '1.1' || response.shouldKeepAlive) return
  response.shouldKeepAlive = true
  const close = () => request.socket.end()
  response.once('finish', () => (request.complete ? close() : request.once('end', close)))
}

/** Milliseconds for the client to read the response before its connection is closed. */
const closeDelay = 500

const sendText = (response: Response, status: number, text: string) =>
  void response.status(status).type('text').send(text)
