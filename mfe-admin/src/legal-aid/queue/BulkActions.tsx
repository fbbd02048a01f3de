/** The bulk actions for selected requests; those that a rule rejects are listed with the reason. */
import { officeStatuses } from '@access/requests/intake/status-history/status.rules'
import { Alert, Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../components/change.messages.ts'
import { Select } from '../../components/Select.tsx'
import management from '../../components/screen.module.css'
import { useAction } from '../../data/use-action.ts'
import { BulkBar } from '../../management/list/BulkBar.tsx'
import { usePermissions } from '../../session/use-permissions.ts'
import { StatusDialog } from '../letters/StatusDialog.tsx'
import { isStatusAsked, statusHint, statusOptions } from '../request/statuses.ts'
import { AssigneeSelect } from './AssigneeSelect.tsx'
import {
  AssignRequestsDocument,
  type BulkResultFragment,
  ChangeRequestStatusesDocument,
} from './queue.generated.ts'
import styles from './queue.module.css'
import { useBulkMessages } from './use-bulk-messages.ts'

/** The first control of the bar, which a key leads to. */
export const bulkStatusId = 'bulk-status'

const bulkStatusOptions = statusOptions.filter(({ value }) => officeStatuses.includes(value))

export function BulkActions({
  ids,
  onClear,
  onDone,
}: {
  ids: string[]
  onClear(): void
  onDone(bulkResult: BulkResultFragment): void
}) {
  const may = usePermissions()
  const [status, setStatus] = useState('')
  const [isAsking, setAsking] = useState(false)
  const updateMessages = useBulkMessages('update', ids.length)
  const statusChange = useAction(ChangeRequestStatusesDocument, updateMessages)
  const assignment = useAction(AssignRequestsDocument, useBulkMessages('assign', ids.length))

  // As for a single request: what can be undone is not asked twice.
  async function changeStatus() {
    if (isStatusAsked(status)) setAsking(true)
    else finish(await statusChange.act({ ids, status }))
  }

  function finish(changed: { result: BulkResultFragment } | null) {
    setAsking(false)
    if (changed) onDone(changed.result)
  }

  return (
    <BulkBar count={ids.length}>
      <span className={styles.selector}>
        <Flex component="span" gap="small">
          <Select
            id={bulkStatusId}
            value={status}
            aria-label="Change status to"
            emptyLabel="Change status to"
            options={bulkStatusOptions}
            onChange={setStatus}
          />
          <Button
            disabled={status === '' || statusChange.isActing}
            aria-describedby={`${bulkStatusId}-hint`}
            onClick={changeStatus}
          >
            Change status
          </Button>
        </Flex>
        <Typography.Text type="secondary" id={`${bulkStatusId}-hint`}>
          {status !== '' && !isStatusAsked(status) && statusHint}
        </Typography.Text>
      </span>
      {may('assignRequests') && (
        <AssigneeSelect
          isActing={assignment.isActing}
          onAssign={async (assigneeId) => finish(await assignment.act({ ids, assigneeId }))}
        />
      )}
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
      {assignment.errorMessage && <Alert type="error" showIcon title={assignment.errorMessage} />}
      {statusChange.errorMessage && <Alert type="error" showIcon title={statusChange.errorMessage} />}
      {isAsking && (
        <StatusDialog
          {...updateMessages}
          subject={formatCount(ids.length, 'request')}
          target={{ ids }}
          // The letter is previewed as the first of them gets it.
          requestId={ids[0]!}
          count={ids.length}
          status={status}
          document={ChangeRequestStatusesDocument}
          onClosed={finish}
        />
      )}
    </BulkBar>
  )
}

/** The requests that a bulk action did not change, each with the reason. */
export const RejectedRequests = ({
  rejected,
  onClose,
}: {
  rejected: BulkResultFragment['rejected']
  onClose(): void
}) => (
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
