/** The dashboard: pending work, statistics, quick actions and recent activity. */
import { Loading } from '@access/kit'
import { Alert, Button, Card, Statistic } from 'antd'
import { lazy, Suspense } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { LoadError } from '../data/LoadError.tsx'
import { isSessionExpired } from '../data/mutation-error.ts'
import { Screen } from '../frame/Screen.tsx'
import { officeSetupPath, visitedStepPreference } from '../frame/setup/setup-path.ts'
import { TourOffer } from '../frame/tour/TourOffer.tsx'
import { useAccountPreference } from '../session/use-account-preference.ts'
import { usePermissions } from '../session/use-permissions.ts'
import type { DashboardQuery } from './dashboard.generated.ts'
import styles from './dashboard.module.css'
import { PendingWork } from './PendingWork.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { StatisticsSection } from './statistics/StatisticsSection.tsx'
import { useDashboard } from './use-dashboard.ts'

const OwnMatterList = lazy(
  () => import(/* webpackChunkName: "admin-matters" */ '../legal-aid/OwnMatterList.tsx'),
)

export default function Dashboard() {
  const may = usePermissions()
  // Whose matters are all their own begins with them, and has no figures of the office.
  return may('takeMatters') && !may('readAllRequests') ? <AttorneyDashboard /> : <OfficeDashboard />
}

function AttorneyDashboard() {
  return (
    <Screen title="Dashboard" back={null} gap="middle">
      <TourOffer />
      <Suspense fallback={<Loading />}>
        <OwnMatterList />
      </Suspense>
    </Screen>
  )
}

function OfficeDashboard() {
  const may = usePermissions()
  const { parts, data, error, pendingCounts, isSetupUnknown, statistics, refetch } = useDashboard()
  const [visitedSlug] = useAccountPreference(visitedStepPreference, 'none')
  const sessionError = error && isSessionExpired(error) ? error : null
  const hasAnswered = data !== undefined || error !== undefined
  const totals = [
    { label: 'Total Cases', value: data?.caseCount, isPermitted: parts.content },
    { label: 'Legal Aid Requests', value: data?.legalAidRequestCount, isPermitted: parts.requests },
    { label: 'Blog Posts', value: data?.postCount, isPermitted: parts.content },
    { label: 'Team Members', value: data?.teamMemberCount, isPermitted: parts.content },
  ].filter(({ isPermitted }) => isPermitted)

  // A new office begins with its setup, and sees nothing of the dashboard before.
  if (visitedSlug === 'none') {
    if (isSetupUnknown) return <Loading />
    if (pendingCounts?.needsSetup) return <Navigate to={officeSetupPath} replace />
  }
  return (
    <Screen title="Dashboard" back={null} gap="middle">
      {pendingCounts?.needsSetup && (
        <Alert
          role="region"
          aria-label="Setup"
          title="The setup of your organization is not finished."
          action={<Link to={officeSetupPath}>Continue setting up</Link>}
        />
      )}
      <TourOffer />
      {sessionError && <LoadError error={sessionError} retry={refetch} />}
      {hasAnswered && !sessionError && isIncomplete(data) && (
        <Alert
          type="warning"
          showIcon
          title="Some data could not be loaded. The dashboard is incomplete."
          action={<Button onClick={refetch}>Try again</Button>}
        />
      )}
      <PendingWork readyViewCounts={data?.readyViewCounts} pendingCounts={pendingCounts} />
      {totals.length > 0 && (
        <ul className={styles.tiles} aria-label="Statistics">
          {totals.map(({ label, value }) => (
            <li key={label}>
              <Card size="small">
                <Statistic title={label} value={value ?? (hasAnswered ? 'Not available' : 'Loading...')} />
              </Card>
            </li>
          ))}
        </ul>
      )}
      <QuickActions />
      {may('readAllRequests') && <StatisticsSection statistics={statistics} />}
      {parts.audit && (
        <RecentActivity
          events={[data?.contentActivity, data?.requestActivity, data?.authActivity].flatMap(
            (events) => events ?? [],
          )}
          isLoading={!hasAnswered}
        />
      )}
    </Screen>
  )
}

/** Whether a part is missing. */
const isIncomplete = (data: DashboardQuery | null | undefined): boolean =>
  !data || Object.values(data).some((part) => part === null)
