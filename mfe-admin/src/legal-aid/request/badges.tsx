/** The badges of a request. */
import { Tag } from 'antd'
import { Badge } from '../../components/Badge.tsx'
import type { RequestSummaryFragment } from './opened-request.generated.ts'
import { formatStatus, getStatusTone } from './statuses.ts'

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={getStatusTone(status)}>{formatStatus(status)}</Badge>
)

/** The status of a request, whether its attorney has reported that it is over, and whether somebody else sent the same. */
export const RequestStatusBadges = ({ request }: { request: RequestSummaryFragment }) => (
  <>
    <StatusBadge status={request.status} />
    {request.closingReportedAt && (
      <>
        {' '}
        <Badge tone="moss">Ready to close</Badge>
      </>
    )}
    {request.possibleDuplicateOf && (
      <>
        {' '}
        <Badge tone="amber">Possible duplicate</Badge>
      </>
    )}
  </>
)

/** Only an emergency has a filled badge. */
export function UrgencyBadge({ urgency }: { urgency: string }) {
  if (urgency === 'Emergency')
    return <Tag style={{ color: 'var(--on-clay)', background: 'var(--clay)' }}>{urgency}</Tag>
  return <Badge tone={urgency === 'High' ? 'amber' : 'plain'}>{urgency}</Badge>
}
