/** The status of a request, its deadlines, and the status changes that are possible. */
import { officeStatuses } from '@access/requests/intake/status-history/status.rules'
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { Card } from '../components/Card.tsx'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { FactList } from '../components/FactList.tsx'
import { ChangeStatusWithLetter, letterStatuses } from './letters/ChangeStatusWithLetter.tsx'
import { ReviewDeadline, StatusBadge, UrgencyBadge } from './request/badges.tsx'
import type { RequestDetailsFragment, RequestSummaryFragment } from './request/opened-request.generated.ts'
import styles from './request/request.module.css'
import { targets } from './request/section.ts'
import { statusWarnings } from './request/status-warnings.ts'
import { formatStatus } from './request/statuses.ts'
import { useStatusChange } from './request/use-status-change.ts'

export function RequestStatus({
  request,
  nextStatuses,
  onChanged,
}: {
  request: RequestSummaryFragment
  nextStatuses: string[]
  onChanged(details: RequestDetailsFragment): void
}) {
  const head = useRef<HTMLHeadingElement>(null)
  const [requestedStatus, setRequestedStatus] = useState<string | null>(null)
  const { changeStatus, isActing, errorMessage } = useStatusChange(request.id, onChanged)

  // The pressed button disappears, since its status is the current one now.
  async function changeStatusNow(status: string) {
    if (await changeStatus(status)) head.current?.focus()
  }

  return (
    <Card title="Status" id={targets.status.cardId} headingRef={head}>
      <div className={parts.inside}>
        <FactList
          facts={{
            Status: <StatusBadge status={request.status} />,
            Urgency: <UrgencyBadge urgency={request.urgency} />,
            Category: request.category,
            Received: <DateTime value={request.receivedAt} />,
            'Review due': <ReviewDeadline request={request} />,
            'Attorney due': <DateTime value={request.matchDueAt} />,
          }}
        />
        {nextStatuses.length > 0 && (
          <fieldset>
            <legend>
              <b>Change status to</b>
            </legend>
            {/* Each has its place, which stays empty meanwhile: none comes to lie under the pointer that pressed another. */}
            <div className={styles.statuses}>
              {officeStatuses.map((status) =>
                nextStatuses.includes(status) ? (
                  <Button
                    key={status}
                    block
                    disabled={isActing}
                    onClick={() =>
                      status in statusWarnings || status in letterStatuses
                        ? setRequestedStatus(status)
                        : changeStatusNow(status)
                    }
                  >
                    {formatStatus(status)}
                  </Button>
                ) : (
                  <span key={status} />
                ),
              )}
            </div>
          </fieldset>
        )}
        {errorMessage && !requestedStatus && <Alert type="error" showIcon title={errorMessage} />}
      </div>
      {requestedStatus && requestedStatus in letterStatuses && (
        <ChangeStatusWithLetter
          request={request}
          status={requestedStatus}
          onChanged={onChanged}
          onClosed={(isDone) => {
            setRequestedStatus(null)
            if (isDone) head.current?.focus()
          }}
        />
      )}
      {requestedStatus && requestedStatus in statusWarnings && (
        <ConfirmDialog
          title={`Change status of ${request.reference} to ${formatStatus(requestedStatus)}?`}
          confirmLabel={`Change to ${formatStatus(requestedStatus)}`}
          onConfirm={() => changeStatus(requestedStatus)}
          isActing={isActing}
          errorMessage={errorMessage}
          onClosed={(isDone) => {
            setRequestedStatus(null)
            if (isDone) head.current?.focus()
          }}
        >
          <p>{statusWarnings[requestedStatus]}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
