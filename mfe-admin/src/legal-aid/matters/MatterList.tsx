/** Matters of an attorney, with what is new in each. */

import { Flex } from 'antd'
import { Link } from 'react-router-dom'
import { Badge } from '../../components/Badge.tsx'
import { RequestStatusBadges, UrgencyBadge } from '../request/badges.tsx'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import request from '../request/request.module.css'
import styles from './matters.module.css'

export function MatterList({
  label,
  requests,
  empty,
}: {
  label: string
  requests: RequestSummaryFragment[]
  /** Shown where there are none. */
  empty: string
}) {
  if (requests.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ul className={request.list} aria-label={label}>
      {requests.map((matter) => (
        <li key={matter.id} className={request.item}>
          <Flex component="span" vertical>
            <Link to={`/admin/legal-aid/${matter.id}`} className="nowrap">
              {matter.reference}
            </Link>
            <span className={request.meta}>{matter.category}</span>
          </Flex>
          <Flex component="span" wrap gap="small">
            {matter.unreadCount > 0 && <Badge tone="amber">{`${matter.unreadCount} new`}</Badge>}
            <UrgencyBadge urgency={matter.urgency} />
            <RequestStatusBadges request={matter} />
          </Flex>
        </li>
      ))}
    </ul>
  )
}
