/** Requests between gateway and services are signed, so that a service answers nobody else on the machine. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const maxClockSkewMs = 60_000
const computeSignature = (secret: string, time: string, body: string | Uint8Array) =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest()

/** The two headers that sign a body (`''` for a GET). */
export function createSignatureHeaders(
  secret: string,
  body: string | Uint8Array = '',
): Record<string, string> {
  const time = String(Date.now())
  return {
    'x-gateway-time': time,
    'x-gateway-signature': computeSignature(secret, time, body).toString('hex'),
  }
}

/** The signed payload of a request whose body is streamed: its method and path. */
export const getStreamPayload = (method: string, path: string) => `${method} ${path}`

/** Whether the body has a valid signature that is at most a minute old. */
export function hasValidSignature(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: string | Uint8Array = '',
): boolean {
  const time = String(headers['x-gateway-time'] ?? '')
  if (!/^\d{1,15}$/.test(time) || Math.abs(Date.now() - Number(time)) > maxClockSkewMs) return false
  const received = Buffer.from(String(headers['x-gateway-signature'] ?? ''), 'hex')
  const expected = computeSignature(secret, time, body)
  return received.length === expected.length && timingSafeEqual(received, expected)
}
