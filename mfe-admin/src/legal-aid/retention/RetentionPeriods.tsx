/** The retention periods by status. */
import type { RetentionFragment } from '../request/request-retention.generated.ts'
import { formatStatus } from '../request/statuses.ts'
import styles from './retention.module.css'

export function RetentionPeriods({ periods }: Pick<RetentionFragment, 'periods'>) {
  return (
    <details className={styles.retentionPeriods}>
      <summary>Retention periods</summary>
      <ul>
        {periods.map(({ status, months }) => (
          <li key={status}>
            {formatStatus(status)}: {formatMonths(months)}
          </li>
        ))}
        <li>All others: while the request is active</li>
      </ul>
    </details>
  )
}

const formatMonths = (months: number) =>
  months > 12 && months % 12 === 0 ? `${months / 12} years` : `${months} months`
