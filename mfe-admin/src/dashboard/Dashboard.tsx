/** The dashboard: statistics, quick actions and recent activity. */
import { Page } from '@access/kit'
import { Alert, Button } from 'antd'
import { useQuery } from 'urql'
import { LoadError } from '../data/LoadError.tsx'
import { isSessionExpired } from '../data/mutation-error.ts'
import { TopBar } from '../frame/TopBar.tsx'
import {
  AuthOverviewDocument,
  ContentOverviewDocument,
  RequestsOverviewDocument,
} from './dashboard.generated.ts'
import styles from './dashboard.module.css'
import { OtherSections } from './OtherSections.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { Statistic } from './Statistic.tsx'

// Live statistics: the cache is shown at once, and refreshed on each visit.
const queryOptions = { variables: {}, requestPolicy: 'cache-and-network' } as const

export default function Dashboard() {
  const [content, refetchContent] = useQuery({ query: ContentOverviewDocument, ...queryOptions })
  const [requests, refetchRequests] = useQuery({ query: RequestsOverviewDocument, ...queryOptions })
  const [auth, refetchAuth] = useQuery({ query: AuthOverviewDocument, ...queryOptions })
  const parts = [content, requests, auth]
  const failedParts = parts.filter(({ error }) => error)
  const sessionError = failedParts.find(({ error }) => isSessionExpired(error))?.error

  function refetch() {
    for (const refetchOne of [refetchContent, refetchRequests, refetchAuth])
      refetchOne({ requestPolicy: 'network-only' })
  }

  return (
    <Page title="Dashboard">
      <TopBar title="Dashboard" />
      <div className={styles.body}>
        {sessionError && <LoadError error={sessionError} retry={refetch} />}
        {failedParts.length > 0 && !sessionError && <PartialDataNotice refetch={refetch} />}
        <dl className={styles.statistics} aria-label="Statistics">
          <Statistic label="Total Cases" query={content} value={content.data?.caseCount} />
          <Statistic
            label="Legal Aid Requests"
            query={requests}
            value={requests.data?.legalAidRequestCount}
          />
          <Statistic label="Blog Posts" query={content} value={content.data?.postCount} />
          <Statistic label="Team Members" query={content} value={content.data?.teamMemberCount} />
        </dl>
        <QuickActions />
        <OtherSections />
        <RecentActivity
          events={parts.flatMap(({ data }) => data?.activity ?? [])}
          isLoading={parts.some(({ data, error }) => !data && !error)}
        />
      </div>
    </Page>
  )
}

function PartialDataNotice({ refetch }: { refetch(): void }) {
  return (
    <Alert
      type="warning"
      showIcon
      title="Some data could not be loaded. The dashboard is incomplete."
      action={<Button onClick={refetch}>Try again</Button>}
    />
  )
}
