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
  const signal = AbortSignal.timeout(timeoutMs)
  const json = body && JSON.stringify(body)
  const send = () => {
    if (!json) {
      const signature = createSignatureHeaders(secret, { method: 'GET', path })
      return fetchInner(serviceUrl + path, { headers: { ...ownHeaders, ...signature }, signal })
    }
    const signature = createSignatureHeaders(secret, { method: 'POST', path, body: json })
    const headers = { ...ownHeaders, 'content-type': 'application/json', ...signature }
    return fetchInner(serviceUrl + path, { method: 'POST', headers, body: json, signal })
  }
  const response = await send()
  if (response.status !== 401) return response
  // It was signed before the service was started again: a new process accepts nothing that the last one may have seen.
  await response.body?.cancel()
  return send()
}
