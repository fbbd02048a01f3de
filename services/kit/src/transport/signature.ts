/**
 * Signatures of the requests between our processes. They cover method, path, time, a nonce and the body's SHA-256; of a
 * body that is streamed, whose hash nobody knows beforehand, its type and length. Each is accepted once.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createNonceMemory } from './nonce-memory.ts'

/** For how long before and after its time a signature is valid. */
const maxClockSkewMs = 30_000

/** What is signed; a GET has no body. */
export interface SignedRequest {
  method: string
  /** With its query string, as it is sent. */
  path: string
  body?: string | Uint8Array | StreamedBody
}

/** The headers of a body that is streamed. */
interface StreamedBody {
  contentType: string | undefined
  contentLength: string | undefined
}

type Headers = Record<string, string | string[] | undefined>

/** The headers that sign a request; valid once, for half a minute. */
export function createSignatureHeaders(secret: string, request: SignedRequest): Record<string, string> {
  const time = String(Date.now())
  const nonce = randomBytes(16).toString('base64url')
  return {
    'x-gateway-time': time,
    'x-gateway-nonce': nonce,
    'x-gateway-signature': computeSignature(secret, time, nonce, request).toString('hex'),
  }
}

/** Whether a request is signed with our secret, just now, and for the first time. */
export type SignatureVerifier = (headers: Headers, request: SignedRequest) => boolean

/**
 * Creates the verifier of a process, which remembers what it has accepted. What was signed before the process was there
 * may have been accepted by its predecessor, and is rejected too.
 */
export function createSignatureVerifier(secret: string): SignatureVerifier {
  const startedAt = Date.now()
  const uptimeAtStart = performance.now()
  const memory = createNonceMemory(2 * maxClockSkewMs)
  // By a clock that nobody turns: after an hour's correction the time of the start would say nothing.
  const isJustStarted = () => performance.now() - uptimeAtStart <= 2 * maxClockSkewMs

  return (headers, request) => {
    const time = String(headers['x-gateway-time'] ?? '')
    const nonce = String(headers['x-gateway-nonce'] ?? '')
    if (!/^\d{1,15}$/.test(time) || !/^[\w-]{22}$/.test(nonce)) return false
    if (Math.abs(Date.now() - Number(time)) > maxClockSkewMs) return false
    if (isJustStarted() && Number(time) < startedAt) return false
    const received = Buffer.from(String(headers['x-gateway-signature'] ?? ''), 'hex')
    const expected = computeSignature(secret, time, nonce, request)
    if (received.length !== expected.length || !timingSafeEqual(received, expected)) return false
    return memory.remember(nonce)
  }
}

function computeSignature(secret: string, time: string, nonce: string, request: SignedRequest): Buffer {
  const { method, path, body = '' } = request
  const parts = ['v2', method, path, time, nonce, describeBody(body)]
  return createHmac('sha256', secret).update(parts.join('\n')).digest()
}

function describeBody(body: string | Uint8Array | StreamedBody): string {
  if (typeof body === 'string' || body instanceof Uint8Array)
    return `sha256 ${createHash('sha256').update(body).digest('hex')}`
  // An empty body is said with a length of 0 or not at all.
  const length = body.contentLength === '0' ? '' : (body.contentLength ?? '')
  return `stream ${length} ${body.contentType ?? ''}`
}
