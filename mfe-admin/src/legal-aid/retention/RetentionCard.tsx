/** The retention of a request, its legal hold and the closure notice. */
import { isolate } from '@access/kit'
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { useAction } from '../../data/use-action.ts'
import type { RequestDetailsFragment, RequestSummaryFragment } from '../request/opened-request.generated.ts'
import type { RetentionFragment } from '../request/request-retention.generated.ts'
import { targets } from '../request/section.ts'
import { ClosingQuestionDialog } from './ClosingQuestionDialog.tsx'
import { LegalHoldDialog } from './LegalHoldDialog.tsx'
import { RetentionPeriods } from './RetentionPeriods.tsx'
import { LiftLegalHoldDocument } from './retention.generated.ts'

type RetentionProps = {
  request: RequestSummaryFragment
  retention: RetentionFragment
  nextStatuses: string[]
  onChanged(details: RequestDetailsFragment): void
}

export function RetentionCard(props: RetentionProps) {
  const head = useRef<HTMLHeadingElement>(null)
  const focusHead = () => head.current?.focus()
  return (
    <Card title="Retention" id={targets.retention.cardId} headingRef={head}>
      <div className={parts.inside}>
        <RetentionPeriod {...props} focusHead={focusHead} />
        <ClosingQuestion {...props} focusHead={focusHead} />
        <RetentionPeriods periods={props.retention.periods} />
      </div>
    </Card>
  )
}

type RetentionPartProps = RetentionProps & { focusHead(): void }

function RetentionPeriod({
  retention: { id, retainedUntil, legalHoldSince, legalHoldBy, legalHoldReason },
  onChanged,
  focusHead,
}: RetentionPartProps) {
  const [isHoldDialogOpen, setIsHoldDialogOpen] = useState(false)
  const { act, isActing, errorMessage } = useAction(LiftLegalHoldDocument, {
    successMessage: 'Legal hold lifted',
    failureMessage: 'Failed to lift legal hold',
  })
  async function lift() {
    const result = await act({ id })
    if (!result) return
    onChanged(result.details)
    focusHead()
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
      {legalHoldSince ? (
        <>
          <p>
            <b>Legal hold</b> since <DateTime value={legalHoldSince} />, by {isolate(legalHoldBy ?? '')}. The
            request is not purged or erased.
          </p>
          <p className={parts.written}>{legalHoldReason}</p>
        </>
      ) : null}
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      <div className={parts.buttons}>
        {legalHoldSince ? (
          <Button loading={isActing} onClick={lift}>
            Lift legal hold
          </Button>
        ) : (
          <Button onClick={() => setIsHoldDialogOpen(true)}>Place legal hold</Button>
        )}
      </div>
      {isHoldDialogOpen && (
        <LegalHoldDialog
          id={id}
          onChanged={onChanged}
          onClosed={(isDone) => {
            setIsHoldDialogOpen(false)
            if (isDone) focusHead()
          }}
        />
      )}
    </>
  )
}

function ClosingQuestion({
  request,
  nextStatuses,
  onChanged,
  retention: { closureNoticeSentAt, answerDueAt },
  focusHead,
}: RetentionPartProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
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
      <Button onClick={() => setIsDialogOpen(true)}>Send closure notice</Button>
      {isDialogOpen && (
        <ClosingQuestionDialog
          request={request}
          onChanged={onChanged}
          onClosed={(isDone) => {
            setIsDialogOpen(false)
            if (isDone) focusHead()
          }}
        />
      )}
    </div>
  )
}
