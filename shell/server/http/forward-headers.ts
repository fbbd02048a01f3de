/** The headers that go on to the gateway, and from there to clients. */
import type { IncomingHttpHeaders } from 'node:http'

const hopByHopHeaders = new Set([
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

// Only we tell the gateway the client's address: what a client claims about it is dropped.
const internalHeaders = /^(x-client-address|x-gateway-.*|x-forwarded-.*|x-real-ip|forwarded)$/

export function filterHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  const forwarded: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    const isForwarded = !hopByHopHeaders.has(name) && !named.includes(name) && !internalHeaders.test(name)
    if (value !== undefined && isForwarded) forwarded[name] = value
  }
  return forwarded
}
