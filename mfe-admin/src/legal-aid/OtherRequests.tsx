/** Other requests of the same applicant. */
import { Link } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { StatusBadge } from './request/badges.tsx'
import type { RequestSummaryFragment } from './request/opened-request.generated.ts'
import styles from './request/request.module.css'

export function OtherRequests({ requests }: { requests: RequestSummaryFragment[] }) {
  return (
    <Card title="Other requests">
      {requests.length === 0 ? (
        <p className={parts.inside}>No other requests with this email address.</p>
      ) : (
        <ul className={styles.list}>
          {requests.map(({ id, reference, category, status, receivedAt }) => (
            <li key={id} className={styles.item}>
              <Link to={`/admin/legal-aid/${id}`}>{reference}</Link>
              <StatusBadge status={status} />
              <span className={styles.meta}>
                {category}, <DateTime value={receivedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
