/**
 * How much one client, and all together, may have under way: requests, bodies and what of them is in memory. Behind a
 * proxy the connections are the proxy's, so requests are counted, not connections.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { OfficeFacts } from '@access/kit'
import { createFairPool, type PoolLimits } from '@access/service-kit/transport'
import type { Request, RequestHandler, Response } from 'express'
import { getClientAddress } from '../http/client-address.ts'
import { isApiCall, sendProblem } from '../http/problems.ts'

export type LoadLimits = {
  /** Requests that are not answered yet. */
  requests: PoolLimits
  /** Requests whose body has not arrived yet. */
  bodies: PoolLimits
  /** The bytes of bodies that are no files, which are whole in memory until they are answered. */
  buffered: PoolLimits
}

const megabyte = 2 ** 20

/** One client may be an office behind one address. */
export const defaultLoadLimits: LoadLimits = {
  requests: { perSender: 200, inAll: 2_000 },
  bodies: { perSender: 100, inAll: 1_000 },
  buffered: { perSender: 16 * megabyte, inAll: 64 * megabyte },
}

export type Reserved =
  | { isReserved: true; bodyArrived(): void; release(): void }
  /** Whether this client has too much under way, or all together have. */
  | { isReserved: false; reason: 'sender' | 'all' }

/** Counts what is under way in this process. */
export function createLoadCounter(limits: LoadLimits) {
  const pools = {
    bodies: createFairPool(limits.bodies),
    requests: createFairPool(limits.requests),
    buffered: createFairPool(limits.buffered),
  }

  return function reserve(client: string, headers: IncomingHttpHeaders): Reserved {
    const bytes = getDeclaredBytes(headers)
    const amounts = {
      bodies: bytes > 0 ? 1 : 0,
      requests: 1,
      buffered: isMultipart(headers) ? 0 : Math.min(bytes, maxBufferedBytes),
    }
    const releases = new Map<string, () => void>()
    const release = () => releases.forEach((end) => void end())
    for (const kind of ['bodies', 'requests', 'buffered'] as const) {
      if (amounts[kind] === 0) continue
      const reservation = pools[kind].reserve(client, amounts[kind])
      if (!reservation.isReserved) {
        release()
        return reservation
      }
      releases.set(kind, reservation.release)
    }
    return { isReserved: true, bodyArrived: () => releases.get('bodies')?.(), release }
  }
}

/** What administrators send at most, beside files: more is not read. The gateway takes less from visitors. */
export const maxBufferedBytes = megabyte + 64 * 1024

/** The bytes of the body; without a declared length, as many as a body without files may have; 0 for a request without one. */
export function getDeclaredBytes(headers: IncomingHttpHeaders): number {
  if (headers['transfer-encoding'] !== undefined) return megabyte
  return Math.max(Number(headers['content-length'] ?? 0) || 0, 0)
}

/** Whether the body has files, which are sent on while they are read. */
export const isMultipart = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false

type Options = {
  loadLimits?: LoadLimits | undefined
  /** Whether clients are not told apart, as in benchmarks. */
  areClientsAlike?: boolean | undefined
  getOfficeFacts(): Promise<Pick<OfficeFacts, 'phone'>>
  /** Responds with a page, for forms without script. */
  sendPage(request: Request, response: Response, status: number, text: string): Promise<void>
}

type Rejection = { status: 413 | 429 | 503; text: string; retryAfter?: number }

const tooMuch: Rejection = {
  status: 413,
  text: 'This is more than we can take at once. Please send less, documents one at a time.',
}

const tooMany: Record<'sender' | 'all', Rejection> = {
  sender: {
    status: 429,
    text: 'Too many requests are coming from your connection at once. Please try again in a moment.',
    retryAfter: 10,
  },
  all: {
    status: 503,
    text: 'Many people are here just now. Please try again in a moment.',
    retryAfter: 5,
  },
}

/** What a form without script and all its documents may have: five of 10 MB each, and some, as `infra/handbook/proxies` allow. */
const maxBodyBytes = 64 * 2 ** 20

/** Middleware that answers clients who send too much, or have too much under way: in our words, with when to try again. */
export function createLoadLimit({
  loadLimits = defaultLoadLimits,
  areClientsAlike,
  getOfficeFacts,
  sendPage,
}: Options): RequestHandler {
  const reserve = createLoadCounter(loadLimits)

  /** Responds, and closes the connection: what is still to come would not be read. */
  async function reject(request: Request, response: Response, { status, text, retryAfter }: Rejection) {
    response.set({ connection: 'close', 'cache-control': 'no-store' })
    if (retryAfter) response.set('retry-after', String(retryAfter))
    response.once('finish', () => setTimeout(() => request.destroy(), closeDelay).unref())
    if (isApiCall(request.originalUrl)) return sendProblem(response, status, text)
    if (request.method === 'GET' || request.method === 'HEAD')
      return void response.status(status).type('text').send(text)
    const { phone } = await getOfficeFacts()
    const advice = `You can also send it without documents, or call ${phone}.`
    if (!response.headersSent) await sendPage(request, response, status, `${text} ${advice}`)
  }

  return (request, response, next) => {
    const bytes = getDeclaredBytes(request.headers)
    if (bytes > maxBodyBytes) return reject(request, response, tooMuch)
    const reserved = reserve(areClientsAlike ? '' : getClientAddress(request), request.headers)
    if (!reserved.isReserved) return reject(request, response, tooMany[reserved.reason])
    response.once('close', reserved.release)
    if (bytes > 0) {
      request.once('end', reserved.bodyArrived)
      closeAfterBody(request, response)
    }
    next()
  }
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
