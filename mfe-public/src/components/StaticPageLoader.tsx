/** A fixed page: shown once its text is there, and while it cannot be had, its name and a way to try again. */
import type { StaticPageSlug } from '@access/content/static-pages/static-page.rules'
import { LoadError, Loading, Masthead, NotFound, Page, QueryResult, useScreenQuery } from '@access/kit'
import type { ReactNode } from 'react'
import { StaticPageDocument, type StaticPageTextsFragment } from './static-page.generated.ts'

export const buildStaticPageQuery = (slug: StaticPageSlug) => ({
  query: StaticPageDocument,
  variables: { slug },
})

export type StaticPageQuery = ReturnType<typeof buildStaticPageQuery>

export function StaticPageLoader({
  query: pageQuery,
  label,
  intro,
  children: renderPage,
}: {
  query: StaticPageQuery
  /** What the page is called before its title is known. */
  label: string
  /** What stands above it, with its text and without. */
  intro?: ReactNode
  children: (page: StaticPageTextsFragment) => ReactNode
}) {
  const query = useScreenQuery(pageQuery)
  return (
    <QueryResult
      data={query.data?.staticPage}
      query={query}
      loading={
        <Page title={label}>
          {intro}
          <Loading />
        </Page>
      }
      failed={
        <Page title={label}>
          {intro}
          <Masthead title={label} />
          <div className="page section-end">
            <LoadError {...query} />
          </div>
        </Page>
      }
      missing={<NotFound />}
    >
      {renderPage}
    </QueryResult>
  )
}
