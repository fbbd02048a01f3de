/** One request in the queue; rendered again only when it changes, or every minute. */
import { Badge } from '@access/kit'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DataRow } from '../../components/DataTable.tsx'
import { DateTime } from '../../components/DateTime.tsx'
import { RowCheckbox } from '../../management/list/RowCheckbox.tsx'
import { StatusBadge, UrgencyBadge } from '../request/badges.tsx'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { DeadlineBadge } from './DeadlineBadge.tsx'

type QueueRowProps = {
  request: RequestSummaryFragment
  now: number
  isSelected: boolean
  /** Must be stable between renders. */
  onSelect(request: RequestSummaryFragment, isSelected: boolean): void
}

type Cell = (request: RequestSummaryFragment) => ReactNode

/** The cells that depend on the request only, by heading. */
const plainCells: Record<string, Cell> = {
  Urgency: ({ urgency }) => <UrgencyBadge urgency={urgency} />,
  Status: ({ status }) => <StatusBadge status={status} />,
  Category: ({ category }) => category,
  'Assigned to': ({ assigneeName }) => assigneeName ?? 'Unassigned',
  Received: ({ receivedAt }) => <DateTime value={receivedAt} />,
  Documents: ({ documentCount }) => documentCount,
  Unread: ({ unreadCount }) =>
    unreadCount > 0 ? <Badge tone="amber">{`${unreadCount} new`}</Badge> : 'None',
}

/** The columns, in order. */
export const headings = ['Reference', 'Deadline', ...Object.keys(plainCells)]

function QueueRowContent({ request, now, isSelected, onSelect }: QueueRowProps) {
  const cells: Record<string, Cell> = {
    Reference: (request) => (
      <RowCheckbox
        name={request.reference}
        isSelected={isSelected}
        onSelect={(checked) => onSelect(request, checked)}
      >
        <Link to={`/admin/legal-aid/${request.id}`} className="nowrap">
          {request.reference}
        </Link>
      </RowCheckbox>
    ),
    Deadline: (request) => <DeadlineBadge request={request} now={now} />,
    ...plainCells,
  }
  return <DataRow row={request} columns={cells} isSelected={isSelected} />
}

export const QueueRow = memo(QueueRowContent)
