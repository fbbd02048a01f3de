/** Calls inside the house are signed, so that a service answers its gateway and nobody else on the machine. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const mostSkew = 60_000
const signatureOf = (secret: string, time: string, body: string | Uint8Array) =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest()

/** The two headers that sign a body (`''` for a GET). */
export function signed(secret: string, body: string | Uint8Array = ''): Record<string, string> {
  const time = String(Date.now())
  return {
    'x-gateway-time': time,
    'x-gateway-signature': signatureOf(secret, time, body).toString('hex'),
  }
}

/** What is signed of a call whose body is passed on unread, as a stream: what is done, and where. */
export const streamed = (method: string, path: string) => `${method} ${path}`

/** Whether the body came with our signature, made within the last minute. */
export function isSigned(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: string | Uint8Array = '',
): boolean {
  const time = String(headers['x-gateway-time'] ?? '')
  if (!/^\d{1,15}$/.test(time) || Math.abs(Date.now() - Number(time)) > mostSkew) return false
  const given = Buffer.from(String(headers['x-gateway-signature'] ?? ''), 'hex')
  const right = signatureOf(secret, time, body)
  return given.length === right.length && timingSafeEqual(given, right)
}
