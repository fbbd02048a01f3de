/** The status of a request, its deadlines, and the status changes that are possible. */
import { officeStatuses } from '@access/requests/intake/status-history/status.rules'
import { Alert, Button, Flex } from 'antd'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { DateTime } from '../../components/DateTime.tsx'
import { FactList } from '../../components/FactList.tsx'
import { useCardDialog } from '../../components/use-card-dialog.ts'
import type { ActionMessages } from '../../data/use-action.ts'
import { useOfferRequestUndo } from '../../frame/undo/use-offer-undo.ts'
import { StatusDialog } from '../letters/StatusDialog.tsx'
import { StatusBadge, UrgencyBadge } from '../request/badges.tsx'
import {
  ChangeRequestStatusDocument,
  type ChangeRequestStatusMutation,
} from '../request/opened-request.generated.ts'
import styles from '../request/request.module.css'
import { useRequest, useRequestAction } from '../request/request-context.ts'
import { targets } from '../request/section.ts'
import { formatStatus, isStatusAsked } from '../request/statuses.ts'

/** Changes the status, with a way back for ten seconds where there is one. */
export const useStatusChange = () => useRequestAction(ChangeRequestStatusDocument, useStatusMessages())

function useStatusMessages(): ActionMessages<ChangeRequestStatusMutation> {
  const offerUndo = useOfferRequestUndo()
  const successMessage = 'Status changed'
  return {
    successMessage,
    failureMessage: 'Failed to change status',
    announce: ({ details }) => offerUndo(successMessage, details.request),
  }
}

export function RequestStatus() {
  const { details, update } = useRequest()
  const { request, nextStatuses } = details
  const { id, reference } = request
  const { headingRef, dialog: requestedStatus, open, close, focusHeading } = useCardDialog<string>()
  const { act, isActing, errorMessage } = useStatusChange()
  const statusMessages = useStatusMessages()
  const isOverdue = request.status === 'new' && Date.parse(request.reviewDueAt) < Date.now()

  async function press(status: string) {
    if (isStatusAsked(status)) open(status)
    // The pressed button disappears, since its status is the current one now.
    else if (await act({ id, status })) focusHeading()
  }

  return (
    <Card title="Status" id={targets.status.cardId} headingRef={headingRef} isPadded>
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
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      {requestedStatus && (
        <StatusDialog
          {...statusMessages}
          subject={reference}
          target={{ id }}
          requestId={id}
          status={requestedStatus}
          document={ChangeRequestStatusDocument}
          onDone={update}
          onClosed={(data) => close(data !== null)}
        />
      )}
    </Card>
  )
}
