/** Signed calls to another service. */
import { createSignatureHeaders, fetchInner } from '../transport/index.ts'

interface ServiceCall {
  /** Sent as JSON by POST; without one it is a GET. */
  body?: object
  /** Sent beside our own. */
  headers?: Record<string, string>
  /** In milliseconds. */
  timeoutMs: number
}

/**
 * Calls the service at this address, `unix:/folder/content.sock:` or `https://host:port`, and a path; rejects when it does
 * not answer in time.
 */
export async function callService(
  { secret }: { secret: string },
  serviceUrl: string | undefined,
  path: string,
  { body, headers: ownHeaders = {}, timeoutMs }: ServiceCall,
): Promise<Response> {
  if (!serviceUrl) throw new Error(`there is no address to ask for ${path}`)
  const method = body ? 'POST' : 'GET'
  const headers = {
    ...ownHeaders,
    ...(body && { 'content-type': 'application/json' }),
    ...createSignatureHeaders(secret, { method, path }),
  }
  return fetchInner(serviceUrl + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
}
