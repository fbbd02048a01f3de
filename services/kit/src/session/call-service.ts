/** Signed calls to another service, and one to auth: who somebody is by now. */

import type { Settings } from '../context/settings.ts'
import { ServiceUnavailable } from '../errors/errors.ts'
import { createSignatureHeaders, fetchInner } from '../transport/index.ts'
import { isUuid } from '../validation/is-uuid.ts'

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

/** An account whose owner may sign in. */
interface ActiveAccount {
  id: string
  name: string
  email: string
  /** One of roles.rules.ts, or one that they do not have any more. */
  role: string
}

const accountTimeoutMs = 3000

/**
 * Who somebody is by now, for what they left behind and are not signed in for: null when there is no such account or it
 * is disabled; throws `ServiceUnavailable` when nobody can say.
 */
export async function findAccount(settings: Settings, id: string): Promise<ActiveAccount | null> {
  if (!isUuid(id)) return null
  const response = await callService(settings, settings.authUrl, `/administrators/${id}`, {
    timeoutMs: accountTimeoutMs,
  }).catch(() => null)
  if (response?.status === 404) return null
  if (!response?.ok) throw new ServiceUnavailable()
  return { id, ...((await response.json()) as Omit<ActiveAccount, 'id'>) }
}
