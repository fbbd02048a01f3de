/** The current status, what it means, and the deadlines. */
import {
  type DescriptionItem,
  DescriptionList,
  type DoorState,
  FormToken,
  formatDayAndTime,
  formatLongDate,
  formatLongLocalDate,
  GlowPanel,
  TextWithPhone,
} from '@access/kit'
import type { Status } from '@access/requests/intake/status-history/status.rules'
import { type FormEvent, useEffect, useRef } from 'react'
import { isAttorneyPromised } from '../platform/promises.ts'
import { StageProgress } from './StageProgress.tsx'
import styles from './StatusPage.module.css'
import { page } from './status.form.ts'
import type { RequestStatusFragment } from './status.generated.ts'
import {
  formatContactNote,
  formatOverdueMessage,
  formatRetentionMessage,
  isStatus,
  onHoldMessage,
  stageMessages,
  summaryMessages,
} from './status.messages.ts'
import type { StatusState } from './use-request-status.ts'

const doorStates: Record<Status, DoorState> = {
  new: 'ajar',
  in_review: 'ajar',
  info_needed: 'ajar',
  eligible: 'ajar',
  matched: 'open',
  declined: 'closed',
  referred: 'open',
  withdrawn: 'closed',
  closed: 'closed',
  erased: 'bricked',
}

/** The facts for statuses with a running deadline. */
const pendingFacts: Partial<Record<Status, (requestStatus: RequestStatusFragment) => DescriptionItem[]>> = {
  new: listDeadlines,
  in_review: listDeadlines,
  eligible: listMatchDeadline,
}

function listDeadlines(requestStatus: RequestStatusFragment): DescriptionItem[] {
  const review = formatDayAndTime(requestStatus.reviewDueAt)
  return [[summaryMessages.review, review], ...listMatchDeadline(requestStatus)]
}

function listMatchDeadline(requestStatus: RequestStatusFragment): DescriptionItem[] {
  if (!isAttorneyPromised(requestStatus)) return []
  return [[summaryMessages.match, formatLongLocalDate(requestStatus.matchDueAt)]]
}

export function StatusSummary({
  requestStatus,
  statusState,
}: {
  requestStatus: RequestStatusFragment
  statusState: StatusState
}) {
  const takesFocus = statusState.isEnhanced
  const { reference, receivedAt, retainedUntil, isOnLegalHold } = requestStatus
  // Whatever else it may be, somebody is working on it.
  const status = isStatus(requestStatus.status) ? requestStatus.status : 'in_review'
  const heading = useRef<HTMLHeadingElement>(null)
  // Another status is news as well.
  useEffect(() => {
    if (takesFocus && status) heading.current?.focus()
  }, [status, takesFocus])
  const contactNote = formatContactNote(requestStatus)
  const facts: DescriptionItem[] = [
    [summaryMessages.received, formatDayAndTime(receivedAt)],
    ...(requestStatus.courtDate
      ? [[summaryMessages.courtDate, formatLongDate(requestStatus.courtDate)] satisfies DescriptionItem]
      : []),
    ...(requestStatus.isOverdue ? [] : (pendingFacts[status]?.(requestStatus) ?? [])),
  ]
  return (
    <GlowPanel door={doorStates[status]} className={styles.overview} aria-labelledby="status-title">
      <div className={styles.details}>
        <p className="small">
          {summaryMessages.reference} <strong className="nowrap num">{reference}</strong>
        </p>
        <h2 id="status-title" tabIndex={-1} ref={heading}>
          {stageMessages[status].label}
        </h2>
        <p className="lead">
          <TextWithPhone
            text={
              requestStatus.isOverdue
                ? formatOverdueMessage(requestStatus)
                : stageMessages[status].text(requestStatus)
            }
          />
        </p>
        {contactNote && <p>{contactNote}</p>}
        <div className={styles.dates}>
          <DescriptionList items={facts} />
        </div>
        {isOnLegalHold ? (
          <p className="small">{onHoldMessage}</p>
        ) : (
          retainedUntil &&
          status !== 'erased' && <p className="small">{formatRetentionMessage(retainedUntil)}</p>
        )}
        <SignOut statusState={statusState} />
      </div>
      <StageProgress requestStatus={requestStatus} />
    </GlowPanel>
  )
}

/** Hides the request and ends the access to it, on this device and wherever else it is open. */
function SignOut({ statusState }: { statusState: StatusState }) {
  function signOut(event: FormEvent) {
    // Without script the page's own server ends it.
    if (!statusState.isEnhanced) return
    event.preventDefault()
    statusState.signOut()
  }
  return (
    <form className="small" method="post" action={`${page}#status`} onSubmit={signOut}>
      <FormToken formPath={page} />
      <input type="hidden" name="do" value="signOut" />
      <button type="submit" className={`target ${styles.signOut}`}>
        {summaryMessages.signOut}
      </button>
    </form>
  )
}
