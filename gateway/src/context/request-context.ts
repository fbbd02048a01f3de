// The context of a request: what is forwarded to the services besides the operation.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { getRequestId } from '@access/service-kit/log'

export interface Context {
  requestId: string
  /** The whole header, `Bearer …`; the services verify the token. */
  authorization?: string
  clientIp: string
  /** The User-Agent of the client. */
  userAgent?: string
  idempotencyKey?: string
  /** When it must be answered, in milliseconds since 1970. */
  deadline: number
  /** A specified REST call, whose operation is ours. */
  isRestCall?: true
  /** The token of a device that has signed in before, from its cookie. */
  deviceToken?: string
  /** The administrator did not do this: it does not keep their session from becoming idle. */
  isBackground?: boolean
  /** Sets a header of the response to the client. */
  setResponseHeader?(name: string, value: string): void
}

/** Milliseconds for a whole operation, however many services it asks one after the other. */
export const operationTimeoutMs = 5_000

const bearer = /^Bearer [\w.~+/-]{1,4096}=*$/i
const key = /^[\x21-\x7e]{1,200}$/
const deviceCookie = /(?:^|;\s*)(?:__Host-)?known_device=([\w-]{43})(?:;|$)/
const agent = /^[\x20-\x7e]{1,500}/

/** Whether the request has a bearer token, valid or not. */
export function hasBearerToken(request: IncomingMessage) {
  return bearer.test(request.headers.authorization ?? '')
}

/** Whether it says that it has a bearer token, and has none that could be ours. */
export const hasMalformedToken = (request: IncomingMessage) =>
  /^Bearer\b/i.test(request.headers.authorization ?? '') && !hasBearerToken(request)

/** False for a malformed Idempotency-Key. */
export function isIdempotencyKeyValid(request: IncomingMessage) {
  const idempotencyKey = request.headers['idempotency-key']
  return idempotencyKey === undefined || key.test(String(idempotencyKey))
}

export function createContext(request: IncomingMessage, response?: ServerResponse): Context {
  const idempotencyKey = request.headers['idempotency-key']
  const [userAgent] = agent.exec(request.headers['user-agent'] ?? '') ?? []
  const [, deviceToken] = deviceCookie.exec(request.headers.cookie ?? '') ?? []
  return {
    requestId: getRequestId() ?? randomUUID(),
    clientIp: getClientIp(request),
    deadline: Date.now() + operationTimeoutMs,
    ...(userAgent && { userAgent }),
    ...(hasBearerToken(request) && { authorization: request.headers.authorization }),
    ...(typeof idempotencyKey === 'string' && key.test(idempotencyKey) && { idempotencyKey }),
    ...(deviceToken && { deviceToken }),
    ...(request.headers['x-background-request'] === 'true' && { isBackground: true }),
    ...(response && { setResponseHeader: (name, value) => void response.setHeader(name, value) }),
  }
}

/** The IP address of the visitor as the shell forwards it: nobody else can connect to us. */
function getClientIp(request: IncomingMessage) {
  const forwardedIp = request.headers['x-client-address']
  return typeof forwardedIp === 'string' && isIP(forwardedIp)
    ? forwardedIp
    : (request.socket.remoteAddress ?? '')
}
