/** Other requests of the same applicant. */
import { Typography } from 'antd'
import { Link } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { Row, RowList } from '../components/RowList.tsx'
import { StatusBadge } from './request/badges.tsx'
import { useRequest } from './request/request-context.ts'

export function OtherRequests() {
  const { otherRequests: requests } = useRequest().details
  return (
    <Card title="Other requests">
      {requests.length === 0 ? (
        <p className={parts.inside}>No other requests with this email address.</p>
      ) : (
        <RowList>
          {requests.map(({ id, reference, category, status, receivedAt }) => (
            <Row key={id}>
              <Link to={`/admin/legal-aid/${id}`}>{reference}</Link>
              <StatusBadge status={status} />
              <Typography.Text type="secondary">
                {category}, <DateTime value={receivedAt} />
              </Typography.Text>
            </Row>
          ))}
        </RowList>
      )}
    </Card>
  )
}
