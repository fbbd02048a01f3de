/** All that the dashboard shows, and the one way to ask for it again. */
import { useQuery } from 'urql'
import { useRefetchOnChange } from '../data/live-context.ts'
import { PendingCountsDocument } from '../frame/pending-counts.generated.ts'
import { getPendingVariables } from '../frame/use-pending-labels.ts'
import { usePermissions } from '../session/use-permissions.ts'
import { DashboardDocument } from './dashboard.generated.ts'
import { useStatistics } from './statistics/use-statistics.ts'

export function useDashboard() {
  const may = usePermissions()
  // What the role may see, which is all that is asked for.
  const parts = {
    content: may('manageContent'),
    requests: may('readAllRequests'),
    audit: may('readAuditLog'),
  }
  const [{ data, error }, refetchData] = useQuery({
    query: DashboardDocument,
    variables: parts,
    // Live statistics: the cache is shown at once, and refreshed on each visit.
    requestPolicy: 'cache-and-network',
  })
  useRefetchOnChange(parts.requests ? 'requests' : undefined, refetchData)
  // The frame asks for them on each screen and with each change: here they are read from its answer.
  const [pending, refetchPending] = useQuery({
    query: PendingCountsDocument,
    variables: getPendingVariables(may),
    pause: !parts.requests,
  })
  const statistics = useStatistics()

  function refetch() {
    refetchData({ requestPolicy: 'network-only' })
    if (parts.requests) refetchPending({ requestPolicy: 'network-only' })
    statistics.refetch()
  }

  // Whether it is not known yet if the setup is to be done.
  const isSetupUnknown = may('manageSettings') && !pending.data && !pending.error
  return { parts, data, error, pendingCounts: pending.data, isSetupUnknown, statistics, refetch }
}
