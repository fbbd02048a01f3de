/** The requests that a bulk action did not change, each with the reason. */

import { Alert, Button } from 'antd'
import { Link } from 'react-router-dom'
import { formatCount } from '../../components/change.messages.ts'
import management from '../../components/screen.module.css'
import type { BulkResultFragment } from './queue.generated.ts'

export function RejectedRequests({
  rejected,
  onClose,
}: {
  rejected: BulkResultFragment['rejected']
  onClose(): void
}) {
  return (
    <div className={management.notice}>
      <Alert
        type="warning"
        showIcon
        title={`${formatCount(rejected.length, 'request')} not changed`}
        description={
          <ul>
            {rejected.map(({ id, reference, reason }) => (
              <li key={id}>
                {reference ? <Link to={`/admin/legal-aid/${id}`}>{reference}</Link> : 'Deleted request'}:{' '}
                {reason}.
              </li>
            ))}
          </ul>
        }
        action={<Button onClick={onClose}>Close</Button>}
      />
    </div>
  )
}
