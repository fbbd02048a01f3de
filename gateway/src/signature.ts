// Services answer only who knows the inner secret: each call carries the time and a signature over time and body.
import { createHmac } from 'node:crypto'

/** The two headers that prove a call with this body comes from inside. */
export function signed(secret: string, body: string, now = Date.now()): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex')
  return { 'x-gateway-time': String(now), 'x-gateway-signature': signature }
}
