/** The form that the page at an address says it has: it belongs to the remote whose page it is. */
import { isReadable, pathnameOf } from '../addresses.ts'
import type { Releases } from '../releases.ts'
import type { Renderer } from '../renderer.ts'

export type FormOfPage = NonNullable<ReturnType<Renderer['formOn']>>

/** Nothing where no form can be sent without script. */
export function formOfPage(
  { renderer, releases }: { renderer: Renderer; releases: Releases },
  url: string,
): FormOfPage | null {
  if (!isReadable(url)) return null
  const remote = releases.get(renderer.ownerOf(pathnameOf(url)).name)?.remote
  return remote ? renderer.formOn(remote, url) : null
}
