/** Finds the form of the page that is asked for: it belongs to the remote of the page. */
import type { Request } from 'express'
import { getPathname, isValidPageUrl } from '../http/page-url.ts'
import type { Releases } from '../releases/releases.ts'
import type { Renderer } from '../releases/renderer.ts'
import { getVariant } from '../releases/variant.ts'

export type PageForm = NonNullable<ReturnType<Renderer['findForm']>>

/** Null where no form can be submitted without script. */
export function findPageForm(
  { renderer, releases }: { renderer: Renderer; releases: Releases },
  request: Request,
): PageForm | null {
  const url = request.originalUrl
  if (!isValidPageUrl(url)) return null
  const { name } = renderer.findRemoteForPath(getPathname(url))
  const remote = releases.get(name, getVariant(request))?.remote
  return remote ? renderer.findForm(remote, url) : null
}
