// Requests to services are signed with the shared secret: a timestamp, and an HMAC of timestamp and body.
import { createHmac } from 'node:crypto'

/** The two headers that sign a request with this body. */
export function createSignatureHeaders(
  secret: string,
  body: string,
  now = Date.now(),
): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex')
  return { 'x-gateway-time': String(now), 'x-gateway-signature': signature }
}
