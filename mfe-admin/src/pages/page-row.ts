/** A page in the list: what it is called, and what is said of its gaps. */
import { type StaticPageSlug, staticPages } from '@access/content/static-pages/static-page.rules'
import type { PageRowFragment } from './pages.generated.ts'

export type PageRow = PageRowFragment & { slug: StaticPageSlug }

/** A page that this portal does not know yet, of a newer release of the service, is none that it can edit. */
export const isKnownPage = <Page extends { slug: string }>(
  page: Page,
): page is Page & { slug: StaticPageSlug } => Object.hasOwn(staticPages, page.slug)

export const getPageLabel = ({ slug }: { slug: StaticPageSlug }): string => staticPages[slug].label
