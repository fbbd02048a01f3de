/** The pages with fixed texts: when each was changed, what only the office can fill in, and where it is on the website. */
import { staticPages } from '@access/content/static-pages/static-page.rules'
import { Flex } from 'antd'
import { Pencil } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { Badge } from '../components/Badge.tsx'
import { Card } from '../components/Card.tsx'
import { DataTable } from '../components/DataTable.tsx'
import { DateTime } from '../components/DateTime.tsx'
import { getPageLabel, isKnownPage, isOnWebsite } from '../data/page-labels.ts'
import { QueryResult } from '../data/QueryResult.tsx'
import type { LiveQuery } from '../data/use-live-query.ts'
import { Screen } from '../frame/Screen.tsx'
import { getItemPath } from '../management/definition/item-paths.ts'
import { UnsavedDrafts } from '../management/UnsavedDrafts.tsx'
import { formatGapCount } from './fields/GapsToFill.tsx'
import type { PageRow } from './page-definition.ts'
import { pagesPath, unsavedPages } from './page-definition.ts'
import type { FixedPagesQuery } from './pages.generated.ts'

export function PageList({ query }: { query: LiveQuery<FixedPagesQuery> }) {
  const navigate = useNavigate()
  return (
    <Screen title="Pages">
      <UnsavedDrafts
        definition={unsavedPages}
        onOpen={(id) => id !== null && navigate(getItemPath(pagesPath, id))}
      />
      <Card title="All pages">
        <QueryResult query={query}>
          {({ pages, organisation }) => (
            <DataTable
              label="Pages"
              rows={pages.filter(isKnownPage).toSorted(inSiteOrder)}
              columns={buildColumns(isOnWebsite(organisation))}
              actions={Actions}
            />
          )}
        </QueryResult>
      </Card>
    </Screen>
  )
}

const buildColumns = (
  isShown: (page: PageRow) => boolean,
): Record<string, (page: PageRow) => React.ReactNode> => ({
  Page: (page) => getPageLabel(page),
  'Last change': ({ updatedAt }) => <DateTime value={updatedAt} />,
  'To fill in': ({ gaps }) =>
    gaps.length > 0 ? <Badge tone="amber">{formatGapCount(gaps.length)}</Badge> : 'Nothing',
  'On the website': (page) =>
    isShown(page) ? (
      <a href={staticPages[page.slug].path} target="_blank" rel="noopener">
        View <span className="sr">{getPageLabel(page)} (in a new tab)</span>
      </a>
    ) : (
      'Switched off'
    ),
})

function Actions(page: PageRow) {
  return (
    <Link to={getItemPath(pagesPath, page.id)}>
      <Flex component="span" align="center" gap="small">
        <Pencil size={18} aria-hidden /> Edit <span className="sr">{getPageLabel(page)}</span>
      </Flex>
    </Link>
  )
}

const slugs = Object.keys(staticPages)

const inSiteOrder = (one: PageRow, other: PageRow) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug)
