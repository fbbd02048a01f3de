/** What fixed pages are called in the portal. */
import { isSwitchedOff } from '@access/content/organisation/extra-pages.rules'
import { type StaticPageSlug, staticPages } from '@access/content/static-pages/static-page.rules'

/** A page that this portal does not know yet, of a newer release of the service, is none that it can edit. */
export const isKnownPage = <Page extends { slug: string }>(
  page: Page,
): page is Page & { slug: StaticPageSlug } => Object.hasOwn(staticPages, page.slug)

/** Whether visitors can read a page of this organisation. */
export const isOnWebsite =
  ({ extraPages }: { extraPages?: readonly string[] | null | undefined }) =>
  ({ slug }: { slug: string }) =>
    !isSwitchedOff(slug, extraPages ?? [])

export const getPageLabel = ({ slug }: { slug: StaticPageSlug }): string => staticPages[slug].label
