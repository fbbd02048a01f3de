/** Under which key a page is stored that may be the same for everybody. */
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
