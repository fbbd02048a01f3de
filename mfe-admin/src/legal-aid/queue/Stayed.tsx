/** Requests that stay as they were, each with the reason. */
import { Alert, Button } from 'antd'
import { Link } from 'react-router-dom'
import management from '../../management/management.module.css'
import { counted } from '../../management/wording.ts'
import type { Together } from './documents.ts'

export function Stayed({ refused, onClose }: { refused: Together['refused']; onClose(): void }) {
  return (
    <div className={management.notice}>
      <Alert
        type="warning"
        showIcon
        title={`${counted(refused.length, 'request')} ${refused.length === 1 ? 'stays as it was' : 'stay as they were'}`}
        description={
          <ul>
            {refused.map(({ id, reference, reason }) => (
              <li key={id}>
                {reference ? <Link to={`/admin/legal-aid/${id}`}>{reference}</Link> : 'One that is gone'}:{' '}
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
