/** The retention of a request, its legal hold and the closure notice. */
import { isolate } from '@access/kit'
import { legalHold } from '@access/requests/casework/legal-holds/legal-hold.rules'
import { Alert, Button } from 'antd'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { Fold } from '../../components/Fold.tsx'
import management from '../../components/screen.module.css'
import { useCardDialog } from '../../components/use-card-dialog.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { LetterFormDialog } from '../letters/LetterFormDialog.tsx'
import { SendClosureNoticeDocument } from '../request/opened-request.generated.ts'
import { EncryptedReason } from '../request/ReasonFields.tsx'
import { useRequest, useRequestAction } from '../request/request-context.ts'
import { targets } from '../request/section.ts'
import { formatStatus } from '../request/statuses.ts'
import { LiftLegalHoldDocument, PlaceLegalHoldDocument } from './retention.generated.ts'

export function RetentionCard() {
  const { details, update } = useRequest()
  const { id, reference } = details.request
  const { headingRef, dialog, open, close, focusHeading } = useCardDialog<'hold' | 'notice'>()
  return (
    <Card title="Retention" id={targets.retention.cardId} headingRef={headingRef} isPadded>
      <RetentionPeriod onPlace={() => open('hold')} onLifted={focusHeading} />
      <ClosureNotice onSend={() => open('notice')} />
      <Fold label="Retention periods">
        <ul>
          {details.retention.periods.map(({ status, months }) => (
            <li key={status}>
              {formatStatus(status)}: {formatMonths(months)}
            </li>
          ))}
          <li>All others: while the request is active</li>
        </ul>
      </Fold>
      {dialog === 'hold' && (
        <FormDialog
          id="legal-hold"
          title="Place legal hold"
          submitLabel="Place legal hold"
          document={PlaceLegalHoldDocument}
          rules={legalHold}
          variables={({ reason }) => ({ id, reason })}
          successMessage="Legal hold placed"
          failureMessage="Failed to place legal hold"
          onDone={update}
          onClosed={(data) => close(data !== null)}
        >
          <p className={management.spaced}>
            The request is not purged or erased until the hold is lifted. The applicant sees that it has to be
            retained, and our phone number, but not the reason.
          </p>
          <EncryptedReason />
        </FormDialog>
      )}
      {dialog === 'notice' && (
        <LetterFormDialog
          id="closure-notice"
          title={`Send closure notice for ${reference}`}
          submitLabel="Send notice"
          document={SendClosureNoticeDocument}
          variables={(letter) => ({ id, letter })}
          successMessage="Closure notice sent"
          failureMessage="Failed to send closure notice"
          onDone={update}
          onClosed={(data) => close(data !== null)}
          requestId={id}
          purpose="asking"
          kind="asking"
          introduction="The notice asks on the status page whether help is still needed: yes brings the request back to us, no closes it. Without an answer you can close it after 14 days."
        />
      )}
    </Card>
  )
}

function RetentionPeriod({ onPlace, onLifted }: { onPlace(): void; onLifted(): void }) {
  const { id, retainedUntil, legalHoldSince, legalHoldBy, legalHoldReason } = useRequest().details.retention
  const { act, isActing, errorMessage } = useRequestAction(LiftLegalHoldDocument, {
    successMessage: 'Legal hold lifted',
    failureMessage: 'Failed to lift legal hold',
  })
  async function lift() {
    if (await act({ id })) onLifted()
  }
  return (
    <>
      <p>
        {retainedUntil ? (
          <>
            Retained until <DateTime value={retainedUntil} />.
          </>
        ) : (
          'Retained while the request is active.'
        )}
      </p>
      {legalHoldSince && (
        <>
          <p>
            <b>Legal hold</b> since <DateTime value={legalHoldSince} />, by {isolate(legalHoldBy ?? '')}. The
            request is not purged or erased.
          </p>
          <p className={parts.written}>{legalHoldReason}</p>
        </>
      )}
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      <div className={parts.buttons}>
        {legalHoldSince ? (
          <Button loading={isActing} onClick={lift}>
            Lift legal hold
          </Button>
        ) : (
          <Button onClick={onPlace}>Place legal hold</Button>
        )}
      </div>
    </>
  )
}

function ClosureNotice({ onSend }: { onSend(): void }) {
  const { retention, nextStatuses } = useRequest().details
  const { closureNoticeSentAt, answerDueAt } = retention
  if (closureNoticeSentAt && answerDueAt)
    return (
      <p>
        Closure notice sent <DateTime value={closureNoticeSentAt} />. Without an answer the request can be
        closed from <DateTime value={answerDueAt} />.
      </p>
    )
  if (!nextStatuses.includes('closed')) return null
  return (
    <div className={parts.buttons}>
      <Button onClick={onSend}>Send closure notice</Button>
    </div>
  )
}

const formatMonths = (months: number) =>
  months > 12 && months % 12 === 0 ? `${months / 12} years` : `${months} months`
