// The context of a request: what is forwarded to the services besides the operation.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

export interface Context {
  requestId: string
  /** The whole header, `Bearer …`; the services verify the token. */
  authorization?: string
  clientIp: string
  /** The User-Agent of the client. */
  userAgent?: string
  idempotencyKey?: string
}

const bearer = /^Bearer [\w.~+/-]{1,4096}=*$/i
const key = /^[\x21-\x7e]{1,200}$/
const agent = /^[\x20-\x7e]{1,500}/

/** Whether the request has a bearer token, valid or not. */
export function hasBearerToken(request: IncomingMessage) {
  return bearer.test(request.headers.authorization ?? '')
}

/** False for a malformed Idempotency-Key. */
export function isIdempotencyKeyValid(request: IncomingMessage) {
  const idempotencyKey = request.headers['idempotency-key']
  return idempotencyKey === undefined || key.test(String(idempotencyKey))
}

export function createContext(request: IncomingMessage): Context {
  const idempotencyKey = request.headers['idempotency-key']
  const [userAgent] = agent.exec(request.headers['user-agent'] ?? '') ?? []
  return {
    requestId: getRequestId(request),
    clientIp: getClientIp(request),
    ...(userAgent && { userAgent }),
    ...(hasBearerToken(request) && { authorization: request.headers.authorization }),
    ...(typeof idempotencyKey === 'string' && key.test(idempotencyKey) && { idempotencyKey }),
  }
}

const requestIds = new WeakMap<IncomingMessage, string>()

/** The request id of the client, or a new one: it correlates the logs of all processes. */
export function getRequestId(request: IncomingMessage): string {
  const existingId = requestIds.get(request)
  if (existingId) return existingId
  const requestedId = request.headers['x-request-id']
  const id = typeof requestedId === 'string' && /^[\w-]{8,64}$/.test(requestedId) ? requestedId : randomUUID()
  requestIds.set(request, id)
  return id
}

/** The IP address of the visitor as the shell forwards it. Only processes on this machine are trusted. */
function getClientIp(request: IncomingMessage) {
  const peer = request.socket.remoteAddress ?? ''
  const forwardedIp = request.headers['x-client-address']
  return typeof forwardedIp === 'string' && isIP(forwardedIp) && isLoopback(peer) ? forwardedIp : peer
}

function isLoopback(address: string) {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}
