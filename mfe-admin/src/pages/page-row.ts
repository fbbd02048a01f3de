/** A page in the list. */
import type { StaticPageSlug } from '@access/content/static-pages/static-page.rules'
import type { PageRowFragment } from './pages.generated.ts'

export type PageRow = PageRowFragment & { slug: StaticPageSlug }
