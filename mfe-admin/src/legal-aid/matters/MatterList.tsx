/** Matters of an attorney, with what is new in each. */

import { Flex, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { Badge } from '../../components/Badge.tsx'
import parts from '../../components/components.module.css'
import { Row, RowList } from '../../components/RowList.tsx'
import { RequestStatusBadges, UrgencyBadge } from '../request/badges.tsx'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'

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
  if (requests.length === 0) return <p className={parts.inside}>{empty}</p>
  return (
    <RowList label={label}>
      {requests.map((matter) => (
        <Row key={matter.id}>
          <Flex component="span" vertical>
            <Link to={`/admin/legal-aid/${matter.id}`} className="nowrap">
              {matter.reference}
            </Link>
            <Typography.Text type="secondary">{matter.category}</Typography.Text>
          </Flex>
          <Flex component="span" wrap gap="small">
            {matter.unreadCount > 0 && <Badge tone="amber">{`${matter.unreadCount} new`}</Badge>}
            <UrgencyBadge urgency={matter.urgency} />
            <RequestStatusBadges request={matter} />
          </Flex>
        </Row>
      ))}
    </RowList>
  )
}
