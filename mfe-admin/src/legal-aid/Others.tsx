/** What else the same person has sent us. */
import { Link } from 'react-router-dom'
import { Card } from '../parts/Card.tsx'
import { Moment } from '../parts/Moment.tsx'
import parts from '../parts/parts.module.css'
import type { Headline } from './documents.ts'
import styles from './legal-aid.module.css'
import { StatusMark } from './marks.tsx'

export function Others({ requests }: { requests: Headline[] }) {
  return (
    <Card title="Their other requests">
      {requests.length === 0 ? (
        <p className={parts.inside}>None under this email address.</p>
      ) : (
        <ul className={styles.lines}>
          {requests.map(({ id, reference, category, status, receivedAt }) => (
            <li key={id} className={styles.line}>
              <Link to={`/admin/legal-aid/${id}`}>{reference}</Link>
              <StatusMark status={status} />
              <span className={styles.about}>
                {category}, <Moment at={receivedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
