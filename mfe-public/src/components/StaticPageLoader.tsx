/** A fixed page: shown once its text is there, and while it cannot be had, its name and a way to try again. */
import { LoadError, Loading, Masthead, MissingItem, Page, useRetry } from '@access/kit'
import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import type { StaticPageTextsFragment } from './static-page.generated.ts'
import type { StaticPageQuery } from './static-page-query.ts'

export function StaticPageLoader({
  query,
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
  const queryResult = useQuery(query)
  const [{ data, fetching }] = queryResult
  const retry = useRetry(queryResult)
  if (data?.staticPage) return renderPage(data.staticPage)
  if (fetching && !retry.hasFailed)
    return (
      <Page title={label}>
        {intro}
        <Loading />
      </Page>
    )
  if (!retry.hasFailed) return <MissingItem title={label} back={{ to: '/', text: 'Back to home' }} />
  return (
    <Page title={label}>
      {intro}
      <Masthead title={label} />
      <div className="page section-end">
        <LoadError {...retry} />
      </div>
    </Page>
  )
}
