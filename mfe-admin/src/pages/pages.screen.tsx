/** The pages with fixed texts: which there are, and the form of one of them on a page of its own. */
import { MissingItem, Page } from '@access/kit'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isKnownPage } from '../data/page-labels.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { TopBar } from '../frame/TopBar.tsx'
import { findItemInPath, getListPath } from '../management/definition/item-paths.ts'
import { ItemPage } from '../management/form/ItemPage.tsx'
import { PageList } from './PageList.tsx'
import type { PageRow } from './page-definition.ts'
import { buildPageDefinition, pagesPath } from './page-definition.ts'
import { FixedPagesDocument } from './pages.generated.ts'

export default function PagesScreen() {
  const { pathname } = useLocation()
  const query = useLiveQuery(FixedPagesDocument, {}, 'StaticPage')
  const edited = findItemInPath(pagesPath, pathname)
  if (!edited) return <PageList query={query} />
  const page = query.data?.pages
    .filter(isKnownPage)
    .find(({ id, slug }) => id === edited.id || slug === edited.id)
  // Once it is there it stays, whatever is fetched meanwhile: somebody writes in it.
  if (page) return <PageForm key={page.id} page={page} />
  return (
    <Page title="Pages">
      <TopBar title="Pages" back={{ to: getListPath(pagesPath), label: 'Back to Pages' }} />
      <QueryResult query={query}>
        {() => (
          <MissingItem title="Page Not Found" back={{ to: getListPath(pagesPath), text: 'Back to Pages' }} />
        )}
      </QueryResult>
    </Page>
  )
}

function PageForm({ page }: { page: PageRow }) {
  const [definition] = useState(() => buildPageDefinition(page))
  return <ItemPage definition={definition} id={page.id} />
}
