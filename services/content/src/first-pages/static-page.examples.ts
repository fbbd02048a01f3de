import type { StaticPageSlug, StaticPageTexts } from '../static-pages/static-page.rules.ts'
import { demoPages } from './demo-pages.rules.ts'

export type StaticPageExample = StaticPageTexts & {
  __typename: 'StaticPage'
  id: string
  slug: string
  pdfUrl: string | null
}

/** Builds a page as the API returns it, with the text of the demonstration. */
export const buildStaticPage = (
  slug: StaticPageSlug,
  overrides: Partial<StaticPageTexts & { pdfUrl: string | null }> = {},
): StaticPageExample => ({
  __typename: 'StaticPage',
  id: '5c2b7a10-0000-4000-8000-000000000019',
  slug,
  ...{ text: null, content: null, versionNumber: null, pdfUrl: null },
  ...demoPages[slug],
  ...overrides,
})
