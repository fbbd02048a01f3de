/** The keys under which answers are stored: all that a page, or a call of the gateway, depends on. */
import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import type { Releases } from '../releases/releases.ts'
import type { Renderer } from '../releases/renderer.ts'
import { getVariant } from '../releases/variant.ts'

/** A key, and the URL that the page is rendered for: with what of the query the page depends on. */
export type PageKey = { key: string; url: string }

/** Others lead to the same pages, in as many spellings as anybody likes. */
const normalPath = /^\/(?:[a-z0-9._~-]+(?:\/[a-z0-9._~-]+)*)?$/

export const isNormalPath = (path: string) => normalPath.test(path)

/** The receipt of a form: the page of one person. */
const receiptParameter = 'sent'

/** Null for the portal, for a page of one person, and where it is not known what the page depends on. */
export function findPageKey(
  { renderer, releases }: { renderer: Renderer; releases: Releases },
  request: Request,
): PageKey | null {
  const [path = '', ...query] = request.originalUrl.split('?')
  if (!isNormalPath(path)) return null
  const { name } = renderer.findRemoteForPath(path)
  const remote = name === 'mfe_admin' ? null : releases.get(name, getVariant(request))?.remote
  if (!remote) return null
  const params = new URLSearchParams(query.join('?'))
  const parameters = params.size > 0 ? renderer.listQueryParameters(remote, path) : []
  if (!parameters || params.has(receiptParameter)) return null
  const url = path + formatQuery(params, parameters)
  return { key: buildKey(request, url), url }
}

/** The key of a URL in the request's variant of the site. */
export function buildKey(request: IncomingMessage, url: string): string {
  const variant = getVariant(request)
  return variant ? `${variant} ${url}` : url
}

/** What a page depends on, in one order; empty ones count as none, and of several the first. */
function formatQuery(params: URLSearchParams, names: readonly string[]): string {
  const known = names.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : []))
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

/** Filters and searches are shorter. */
const maxUrlLength = 500

/** Our operations are a hash and a few variables. */
const maxBodyBytes = 1_024

/** Null where the answer may not be stored. */
export function findCallKey(request: IncomingMessage, url: string, body: Buffer | null): string | null {
  if (request.headers.authorization !== undefined) return null
  if (request.method === 'POST') return body && findOperationKey(request, url, body)
  const [path = ''] = url.split('?')
  return request.method === 'GET' && isNormalPath(path) && url.length <= maxUrlLength
    ? buildKey(request, url)
    : null
}

export function findOperationKey({ headers }: IncomingMessage, url: string, body: Buffer): string | null {
  const { accept = '*/*', 'content-type': type = '' } = headers
  // A client that gives a key asks for more than reading.
  const isOperation = url === '/graphql' && type.startsWith('application/json') && !headers['idempotency-key']
  if (!isOperation || body.length > maxBodyBytes || accept.length > 200) return null
  return `${type} ${accept} ${body.toString('latin1')}`
}

/** The declared length of a body whose answer may be stored; otherwise null. */
export function getOperationLength({ method, url, headers }: IncomingMessage): number | null {
  if (method !== 'POST' || url !== '/graphql' || headers.authorization !== undefined) return null
  const length = Number(headers['content-length'])
  return length > 0 && length <= maxBodyBytes ? length : null
}
