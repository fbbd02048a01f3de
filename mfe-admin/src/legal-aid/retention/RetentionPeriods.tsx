/** The retention periods by status. */
import { Fold } from '../../components/Fold.tsx'
import type { RetentionFragment } from '../request/request-retention.generated.ts'
import { formatStatus } from '../request/statuses.ts'

export function RetentionPeriods({ periods }: Pick<RetentionFragment, 'periods'>) {
  return (
    <Fold label="Retention periods">
      <ul>
        {periods.map(({ status, months }) => (
          <li key={status}>
            {formatStatus(status)}: {formatMonths(months)}
          </li>
        ))}
        <li>All others: while the request is active</li>
      </ul>
    </Fold>
  )
}

const formatMonths = (months: number) =>
  months > 12 && months % 12 === 0 ? `${months / 12} years` : `${months} months`
