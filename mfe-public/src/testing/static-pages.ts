/** What the gateway answers of fixed pages in tests. */
import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import type { StaticPageSlug } from '@access/content/static-pages/static-page.rules'

/** The pages of the demonstration, each with these changes. */
export const answerStaticPages = (overrides: Parameters<typeof buildStaticPage>[1] = {}) => ({
  StaticPage: ({ slug }: Record<string, unknown>) => ({
    staticPage: buildStaticPage(slug as StaticPageSlug, overrides),
  }),
})
