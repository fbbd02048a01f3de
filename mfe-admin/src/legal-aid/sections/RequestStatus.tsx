/** The status of a request, its deadlines, and the status changes that are possible. */
import { officeStatuses } from '@access/requests/intake/status-history/status.rules'
import { Alert, Button, Flex } from 'antd'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { FactList } from '../../components/FactList.tsx'
import { useCardDialog } from '../../components/use-card-dialog.ts'
import { useOfferRequestUndo } from '../../frame/undo/use-offer-undo.ts'
import { ChangeStatusWithLetter } from '../letters/ChangeStatusWithLetter.tsx'
import { StatusBadge, UrgencyBadge } from '../request/badges.tsx'
import { ChangeRequestStatusDocument } from '../request/opened-request.generated.ts'
import styles from '../request/request.module.css'
import { useRequest, useRequestAction } from '../request/request-context.ts'
import { targets } from '../request/section.ts'
import { formatStatus, isStatusAsked, letterStatuses, statusWarnings } from '../request/statuses.ts'

/** Changes the status, with a way back for ten seconds where there is one. */
export function useStatusChange() {
  const offerUndo = useOfferRequestUndo()
  return useRequestAction(ChangeRequestStatusDocument, {
    successMessage: 'Status changed',
    failureMessage: 'Failed to change status',
    announce: ({ details }) => offerUndo('Status changed', details.request),
  })
}

export function RequestStatus() {
  const { request, nextStatuses } = useRequest().details
  const { id, reference } = request
  // Its dialog is about the status that is asked for.
  const { headingRef, dialog: requestedStatus, open, close, focusHeading } = useCardDialog<string>()
  const { act, isActing, errorMessage } = useStatusChange()
  const isOverdue = request.status === 'new' && Date.parse(request.reviewDueAt) < Date.now()

  async function press(status: string) {
    if (isStatusAsked(status)) open(status)
    // The pressed button disappears, since its status is the current one now.
    else if (await act({ id, status })) focusHeading()
  }

  return (
    <Card title="Status" id={targets.status.cardId} headingRef={headingRef}>
      <div className={parts.inside}>
        <FactList
          facts={{
            Status: <StatusBadge status={request.status} />,
            Urgency: <UrgencyBadge urgency={request.urgency} />,
            Category: request.category,
            Received: <DateTime value={request.receivedAt} />,
            'Review due': (
              <Flex component="span" wrap gap="small">
                <DateTime value={request.reviewDueAt} />
                {isOverdue && <Badge tone="clay">Overdue</Badge>}
              </Flex>
            ),
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
                  <Button key={status} block disabled={isActing} onClick={() => press(status)}>
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
        <ChangeStatusWithLetter status={requestedStatus} onClosed={close} />
      )}
      {requestedStatus && requestedStatus in statusWarnings && (
        <ConfirmDialog
          title={`Change status of ${reference} to ${formatStatus(requestedStatus)}?`}
          confirmLabel={`Change to ${formatStatus(requestedStatus)}`}
          onConfirm={async () => (await act({ id, status: requestedStatus })) !== null}
          isActing={isActing}
          errorMessage={errorMessage}
          onClosed={close}
        >
          <p>{statusWarnings[requestedStatus]}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
