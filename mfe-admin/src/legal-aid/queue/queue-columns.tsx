/** The columns of the queue; which of them are shown is for the account to choose. */

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../../components/Badge.tsx'
import { DateTime } from '../../components/DateTime.tsx'
import { RequestStatusBadges, UrgencyBadge } from '../request/badges.tsx'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { DeadlineBadge } from './DeadlineBadge.tsx'

/** The cells by heading, in order. */
export const queueColumns: Record<string, (request: RequestSummaryFragment) => ReactNode> = {
  Reference: ({ id, reference }) => (
    <Link to={`/admin/legal-aid/${id}`} className="nowrap" data-request={id}>
      {reference}
    </Link>
  ),
  Urgency: ({ urgency }) => <UrgencyBadge urgency={urgency} />,
  Deadline: (request) => <DeadlineBadge request={request} />,
  Status: (request) => <RequestStatusBadges request={request} />,
  Category: ({ category }) => <span className="nowrap">{category}</span>,
  'Assigned to': ({ assigneeName }) => assigneeName ?? 'Unassigned',
  Received: ({ receivedAt }) => <DateTime value={receivedAt} />,
  Documents: ({ documentCount }) => documentCount,
  Unread: ({ unreadCount }) =>
    unreadCount > 0 ? <Badge tone="amber">{`${unreadCount} new`}</Badge> : 'None',
}
