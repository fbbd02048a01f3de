/** A decrypted request: a head that stays, and its sections as tabs. */
import { Flex } from 'antd'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { usePermissions } from '../session/use-permissions.ts'
import { ApplicantAnswers } from './ApplicantAnswers.tsx'
import { Conversation } from './Conversation.tsx'
import { CaseSheetCard } from './case-sheet/CaseSheetCard.tsx'
import { ClosingReportCard } from './closing-report/ClosingReportCard.tsx'
import { ConflictCards } from './conflicts/ConflictCards.tsx'
import { Documents } from './documents/Documents.tsx'
import { HelperNotice } from './HelperNotice.tsx'
import { AttorneyMatching } from './matching/AttorneyMatching.tsx'
import { OtherRequests } from './OtherRequests.tsx'
import { Assignee } from './queue/Assignee.tsx'
import { Notes } from './queue/Notes.tsx'
import { RequestStatus } from './RequestStatus.tsx'
import type { RequestDetailsFragment } from './request/opened-request.generated.ts'
import styles from './request/request.module.css'
import { RetentionCard } from './retention/RetentionCard.tsx'
import { SafeContactMethods } from './SafeContactMethods.tsx'
import { Screening } from './Screening.tsx'
import { RequestHead } from './sections/RequestHead.tsx'
import { SectionTabs } from './sections/SectionTabs.tsx'
import { useSection } from './sections/use-section.ts'
import { Timeline } from './Timeline.tsx'

export function UnlockedRequest({
  details,
  onChanged,
  reopen,
}: {
  details: RequestDetailsFragment
  onChanged(details: RequestDetailsFragment): void
  reopen(): void
}) {
  const { request, documents, messages, timeline } = details
  const may = usePermissions()
  const { section, openSection, goTo } = useSection()
  if (request.status === 'erased') return <ErasedRequest timeline={timeline} />
  const waitsForAnswer = messages.at(-1)?.sender === 'applicant'
  return (
    <Flex vertical gap="middle" className={styles.layout}>
      <RequestHead details={details} isLocked={false} goTo={goTo} reopen={reopen} onChanged={onChanged} />
      <SectionTabs
        section={section}
        onSelect={openSection}
        marks={{
          documents: documents.length,
          messages: waitsForAnswer ? 'unanswered' : messages.length,
          conflicts: formatConflictMark(details.conflicts?.outcome),
        }}
        panels={{
          overview: <Overview details={details} onChanged={onChanged} />,
          documents: <Documents documents={documents} answers={<ApplicantAnswers details={details} />} />,
          messages: <Conversation details={details} onChanged={onChanged} />,
          conflicts: details.conflicts && (
            <ConflictCards id={request.id} conflictCheck={details.conflicts} onChanged={onChanged} />
          ),
          screening: (
            <Screening
              id={request.id}
              screenings={details.screenings}
              onScreened={(screenings) => onChanged({ ...details, screenings })}
              reopen={reopen}
            />
          ),
          attorney: may('matchAttorneys') && <AttorneyMatching key={request.status} id={request.id} />,
          history: <Timeline events={timeline} />,
        }}
      />
    </Flex>
  )
}

function formatConflictMark(outcome: string | null | undefined) {
  if (outcome === 'clear') return false
  return outcome === 'conflict' ? 'conflict' : 'not checked'
}

/** Who they are and what they ask, beside where it stands. */
function Overview({
  details,
  onChanged,
}: {
  details: RequestDetailsFragment
  onChanged(details: RequestDetailsFragment): void
}) {
  const { request, nextStatuses } = details
  return (
    <>
      {details.helper && <HelperNotice helper={details.helper} />}
      <SafeContactMethods details={details} />
      <div className={styles.columns}>
        <RequestStatus request={request} nextStatuses={nextStatuses} onChanged={onChanged} />
        <Flex vertical gap="middle" className={styles.main}>
          <ApplicantAnswers details={details} />
          <OtherRequests requests={details.otherRequests} />
        </Flex>
        <Flex vertical gap="middle">
          <Assignee
            request={request}
            onAssigned={(assignment) => onChanged({ ...details, request: { ...request, ...assignment } })}
          />
          <ClosingReportCard details={details} onChanged={onChanged} />
          <Notes id={request.id} notes={details.notes} onChanged={onChanged} />
          <CaseSheetCard details={details} />
          <RetentionCard
            request={request}
            retention={details.retention}
            nextStatuses={nextStatuses}
            onChanged={onChanged}
          />
        </Flex>
      </div>
    </>
  )
}

function ErasedRequest({ timeline }: Pick<RequestDetailsFragment, 'timeline'>) {
  const erasureEvent = timeline.findLast(({ action }) => action === 'erased')
  return (
    <Card title="Erased">
      <div className={parts.inside}>
        <p>
          {erasureEvent && (
            <>
              Erased on <DateTime value={erasureEvent.occurredAt} />.{' '}
            </>
          )}
          The personal data has been erased.
        </p>
      </div>
    </Card>
  )
}
