/** Finds the form of the page at a URL: it belongs to the remote of the page. */
import { getPathname, isValidPageUrl } from '../http/page-url.ts'
import type { Releases } from '../releases/releases.ts'
import type { Renderer } from '../releases/renderer.ts'

export type PageForm = NonNullable<ReturnType<Renderer['findForm']>>

/** Null where no form can be submitted without script. */
export function findPageForm(
  { renderer, releases }: { renderer: Renderer; releases: Releases },
  url: string,
): PageForm | null {
  if (!isValidPageUrl(url)) return null
  const remote = releases.get(renderer.findRemoteForPath(getPathname(url)).name)?.remote
  return remote ? renderer.findForm(remote, url) : null
}
