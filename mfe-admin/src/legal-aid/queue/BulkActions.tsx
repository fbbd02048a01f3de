/** The bulk actions for selected requests; those that a rule rejects are listed with the reason. */
import { officeStatuses } from '@access/requests/intake/status-history/status.rules'
import { Alert, Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { formatCount } from '../../components/change.messages.ts'
import { Select } from '../../components/Select.tsx'
import management from '../../components/screen.module.css'
import { BulkBar } from '../../management/list/BulkBar.tsx'
import { usePermissions } from '../../session/use-permissions.ts'
import {
  formatStatus,
  isStatusAsked,
  letterStatuses,
  statusOptions,
  statusWarnings,
} from '../request/statuses.ts'
import { AssigneeSelect } from './AssigneeSelect.tsx'
import { BulkLetterDialog } from './BulkLetterDialog.tsx'
import {
  AssignRequestsDocument,
  type BulkResultFragment,
  ChangeRequestStatusesDocument,
} from './queue.generated.ts'
import styles from './queue.module.css'
import { useBulkAction } from './use-bulk-action.ts'

/** The first control of the bar, which a key leads to. */
export const bulkStatusId = 'bulk-status'

const statusHint = 'Applicants see it on the status page, and get an email if they opted in.'

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
  const [confirmed, setConfirmed] = useState<BulkResultFragment | null>(null)
  const statusChange = useBulkAction(ChangeRequestStatusesDocument, 'update', ids.length)
  const assignment = useBulkAction(AssignRequestsDocument, 'assign', ids.length)

  // As for a single request: what can be undone is not asked twice.
  async function changeStatus() {
    if (isStatusAsked(status)) return setAsking(true)
    finish((await statusChange.act({ ids, status }))?.result)
  }

  async function confirmStatus() {
    const changed = await statusChange.act({ ids, status })
    setConfirmed(changed?.result ?? null)
    return changed !== null
  }

  function finish(bulkResult: BulkResultFragment | null | undefined) {
    setAsking(false)
    if (bulkResult) onDone(bulkResult)
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
          onAssign={async (assigneeId) => finish((await assignment.act({ ids, assigneeId }))?.result)}
        />
      )}
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
      {assignment.errorMessage && <Alert type="error" showIcon title={assignment.errorMessage} />}
      {statusChange.errorMessage && !isAsking && (
        <Alert type="error" showIcon title={statusChange.errorMessage} />
      )}
      {isAsking && status in letterStatuses && (
        <BulkLetterDialog ids={ids} status={status} onClosed={finish} />
      )}
      {isAsking && status in statusWarnings && (
        <ConfirmDialog
          title={`Change status of ${formatCount(ids.length, 'request')} to ${formatStatus(status)}?`}
          confirmLabel={`Change to ${formatStatus(status)}`}
          onConfirm={confirmStatus}
          isActing={statusChange.isActing}
          errorMessage={statusChange.errorMessage}
          onClosed={() => finish(confirmed)}
        >
          <p>
            {statusHint} {statusWarnings[status]}
          </p>
        </ConfirmDialog>
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
