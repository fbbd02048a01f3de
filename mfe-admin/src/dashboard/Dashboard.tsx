/** The dashboard: statistics, quick actions and recent activity. */
import { Page } from '@access/kit'
import { Alert, Button } from 'antd'
import { useQuery } from 'urql'
import { LoadError } from '../data/LoadError.tsx'
import { isSessionExpired } from '../data/mutation-error.ts'
import { TopBar } from '../frame/TopBar.tsx'
import { usePermissions } from '../session/use-permissions.ts'
import { DashboardDocument, type DashboardQuery } from './dashboard.generated.ts'
import styles from './dashboard.module.css'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { Statistic } from './Statistic.tsx'

// Live statistics: the cache is shown at once, and refreshed on each visit.
const requestPolicy = 'cache-and-network'

export default function Dashboard() {
  const may = usePermissions()
  const variables = {
    content: may('manageContent'),
    requests: may('workOnRequests'),
    audit: may('readAuditLog'),
  }
  const [{ data, error }, refetchQuery] = useQuery({ query: DashboardDocument, variables, requestPolicy })
  const sessionError = error && isSessionExpired(error) ? error : null
  const hasAnswered = data !== undefined || error !== undefined
  const refetch = () => refetchQuery({ requestPolicy: 'network-only' })
  const statistics = [
    { label: 'Total Cases', value: data?.caseCount, isPermitted: variables.content },
    { label: 'Legal Aid Requests', value: data?.legalAidRequestCount, isPermitted: variables.requests },
    { label: 'Blog Posts', value: data?.postCount, isPermitted: variables.content },
    { label: 'Team Members', value: data?.teamMemberCount, isPermitted: variables.content },
  ].filter(({ isPermitted }) => isPermitted)

  return (
    <Page title="Dashboard">
      <TopBar title="Dashboard" />
      <div className={styles.body}>
        {sessionError && <LoadError error={sessionError} retry={refetch} />}
        {hasAnswered && !sessionError && isIncomplete(data) && <PartialDataNotice refetch={refetch} />}
        {statistics.length > 0 && (
          <dl className={styles.statistics} aria-label="Statistics">
            {statistics.map(({ label, value }) => (
              <Statistic key={label} label={label} isFailed={hasAnswered} value={value} />
            ))}
          </dl>
        )}
        <QuickActions />
        {variables.audit && (
          <RecentActivity
            events={[data?.contentActivity, data?.requestActivity, data?.authActivity].flatMap(
              (events) => events ?? [],
            )}
            isLoading={!hasAnswered}
          />
        )}
      </div>
    </Page>
  )
}

/** Whether a part is missing. */
const isIncomplete = (data: DashboardQuery | null | undefined): boolean =>
  !data || Object.values(data).some((part) => part === null)

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
