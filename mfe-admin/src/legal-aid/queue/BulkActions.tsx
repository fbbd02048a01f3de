/** The bulk actions for selected requests; those that a rule rejects are listed with the reason. */
import { officeStatuses } from '@access/requests/intake/status-history/status.rules'
import { Alert, Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { formatCount } from '../../components/change.messages.ts'
import { Select } from '../../components/Select.tsx'
import { BulkBar } from '../../management/list/BulkBar.tsx'
import { usePermissions } from '../../session/use-permissions.ts'
import { letterStatuses } from '../letters/ChangeStatusWithLetter.tsx'
import { statusWarnings } from '../request/status-warnings.ts'
import { formatStatus, statusOptions } from '../request/statuses.ts'
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
  const [confirmedStatus, setConfirmedStatus] = useState<string | null>(null)
  const [statusResult, setStatusResult] = useState<BulkResultFragment | null>(null)
  const statusChange = useBulkAction(ChangeRequestStatusesDocument, {
    successVerb: 'updated',
    failureVerb: 'update',
    selectedCount: ids.length,
  })
  const assignment = useBulkAction(AssignRequestsDocument, {
    successVerb: 'assigned',
    failureVerb: 'assign',
    selectedCount: ids.length,
  })
  const isAsked = status in statusWarnings || status in letterStatuses
  const countText = formatCount(ids.length, 'request')

  async function changeStatus(status: string) {
    const bulkResult = await statusChange.act({ ids, status })
    setStatusResult(bulkResult)
    return bulkResult !== null
  }

  // As for a single request: what can be undone is not asked twice.
  async function changeStatusNow() {
    const bulkResult = await statusChange.act({ ids, status })
    if (bulkResult) onDone(bulkResult)
  }

  async function assign(assigneeId: string | null) {
    const bulkResult = await assignment.act({ ids, assigneeId })
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
            onClick={() => (isAsked ? setConfirmedStatus(status) : changeStatusNow())}
          >
            Change status
          </Button>
        </Flex>
        <Typography.Text type="secondary" id={`${bulkStatusId}-hint`}>
          {status !== '' && !isAsked && statusHint}
        </Typography.Text>
      </span>
      {may('assignRequests') && <AssigneeSelect isActing={assignment.isActing} onAssign={assign} />}
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
      {assignment.errorMessage && <Alert type="error" showIcon title={assignment.errorMessage} />}
      {statusChange.errorMessage && !confirmedStatus && (
        <Alert type="error" showIcon title={statusChange.errorMessage} />
      )}
      {confirmedStatus && confirmedStatus in letterStatuses && (
        <BulkLetterDialog
          ids={ids}
          status={confirmedStatus}
          onClosed={(bulkResult) => {
            setConfirmedStatus(null)
            if (bulkResult) onDone(bulkResult)
          }}
        />
      )}
      {confirmedStatus && !(confirmedStatus in letterStatuses) && (
        <ConfirmDialog
          title={`Change status of ${countText} to ${formatStatus(confirmedStatus)}?`}
          confirmLabel={`Change to ${formatStatus(confirmedStatus)}`}
          onConfirm={() => changeStatus(confirmedStatus)}
          isActing={statusChange.isActing}
          errorMessage={statusChange.errorMessage}
          onClosed={(isDone) => {
            setConfirmedStatus(null)
            if (isDone && statusResult) onDone(statusResult)
          }}
        >
          <p>
            {statusHint} {statusWarnings[confirmedStatus]}
          </p>
        </ConfirmDialog>
      )}
    </BulkBar>
  )
}
