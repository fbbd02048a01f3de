/** What fixed pages are called in the portal. */
import { type StaticPageSlug, staticPages } from '@access/content/static-pages/static-page.rules'

/** A page that this portal does not know yet, of a newer release of the service, is none that it can edit. */
export const isKnownPage = <Page extends { slug: string }>(
  page: Page,
): page is Page & { slug: StaticPageSlug } => Object.hasOwn(staticPages, page.slug)

export const getPageLabel = ({ slug }: { slug: StaticPageSlug }): string => staticPages[slug].label
