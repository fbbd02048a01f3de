/** The query of a fixed page. */
import type { StaticPageSlug } from '@access/content/static-pages/static-page.rules'
import { StaticPageDocument } from './static-page.generated.ts'

export const buildStaticPageQuery = (slug: StaticPageSlug) => ({
  query: StaticPageDocument,
  variables: { slug },
})

export type StaticPageQuery = ReturnType<typeof buildStaticPageQuery>
