/** The status of an open request, and all actions of its applicant. */
import { EmergencyCall } from '../components/Emergency.tsx'
import { AdditionalDetailsSection } from './AdditionalDetailsSection.tsx'
import { Conversation } from './Conversation.tsx'
import { CourtDate } from './CourtDate.tsx'
import { EmailPreference } from './EmailPreference.tsx'
import { ClosingQuestion, OpenQuestion } from './OfficeQuestions.tsx'
import { PassphraseReplacement } from './PassphraseReplacement.tsx'
import { RequestClosure } from './RequestClosure.tsx'
import { RequestDocuments } from './RequestDocuments.tsx'
import { StatusHistory } from './StatusHistory.tsx'
import { StatusSummary } from './StatusSummary.tsx'
import type { RequestStatusFragment } from './status.generated.ts'
import { TextPreference } from './TextPreference.tsx'
import type { StatusState } from './use-request-status.ts'

/** Until there is an attorney, or none is looked for. */
const canStillHelp: ReadonlySet<string> = new Set(['new', 'in_review', 'info_needed', 'eligible'])

export function StatusView({
  requestStatus,
  statusState,
}: {
  requestStatus: RequestStatusFragment
  statusState: StatusState
}) {
  const { status, answerDueAt, statusHistory, messages, documents } = requestStatus
  return (
    <>
      {requestStatus.urgency === 'Emergency' && canStillHelp.has(status) && (
        <EmergencyCall readBy={requestStatus.reviewDueAt} isSearching={status === 'eligible'} />
      )}
      {status === 'info_needed' && <OpenQuestion messages={messages} />}
      <StatusSummary requestStatus={requestStatus} statusState={statusState} />
      {answerDueAt && <ClosingQuestion answerDueAt={answerDueAt} statusState={statusState} />}
      <StatusHistory statusHistory={statusHistory} />
      {status !== 'erased' && (
        <>
          {canStillHelp.has(status) && <CourtDate requestStatus={requestStatus} statusState={statusState} />}
          <Conversation
            messages={messages}
            asksForDate={canStillHelp.has(status)}
            statusState={statusState}
          />
          <RequestDocuments documents={documents} statusState={statusState} />
          <AdditionalDetailsSection requestStatus={requestStatus} statusState={statusState} />
          <EmailPreference requestStatus={requestStatus} statusState={statusState} />
          <TextPreference textUpdates={requestStatus.textUpdates} statusState={statusState} />
          <PassphraseReplacement proposal={requestStatus.passphraseProposal} statusState={statusState} />
          <RequestClosure status={requestStatus} statusState={statusState} />
        </>
      )}
    </>
  )
}
