/** A decrypted request: a head that stays, and its sections as tabs. */
import { Flex } from 'antd'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { usePermissions } from '../session/use-permissions.ts'
import { ContactNotices } from './ContactNotices.tsx'
import { Conversation } from './Conversation.tsx'
import { CaseSheetCard } from './case-sheet/CaseSheetCard.tsx'
import { ClosingReportCard } from './closing-report/ClosingReportCard.tsx'
import { ConflictCards } from './conflicts/ConflictCards.tsx'
import { Documents } from './documents/Documents.tsx'
import { AttorneyMatching } from './matching/AttorneyMatching.tsx'
import { Notes } from './Notes.tsx'
import { OtherRequests } from './OtherRequests.tsx'
import { Assignee } from './queue/Assignee.tsx'
import styles from './request/request.module.css'
import { useRequest } from './request/request-context.ts'
import { RetentionCard } from './retention/RetentionCard.tsx'
import { Screening } from './Screening.tsx'
import { ApplicantAnswers } from './sections/ApplicantAnswers.tsx'
import { RequestHead } from './sections/RequestHead.tsx'
import { RequestStatus } from './sections/RequestStatus.tsx'
import { SectionTabs } from './sections/SectionTabs.tsx'
import { Timeline } from './sections/Timeline.tsx'
import { useSection } from './sections/use-section.ts'

export function UnlockedRequest() {
  const { request, documents, messages, conflicts } = useRequest().details
  const may = usePermissions()
  const { section, openSection, goTo } = useSection()
  if (request.status === 'erased') return <ErasedRequest />
  const waitsForAnswer = messages.at(-1)?.sender === 'applicant'
  return (
    <Flex vertical gap="middle" className={styles.layout}>
      <RequestHead isLocked={false} goTo={goTo} />
      <SectionTabs
        section={section}
        onSelect={openSection}
        marks={{
          documents: documents.length,
          messages: waitsForAnswer ? 'unanswered' : messages.length,
          conflicts: formatConflictMark(conflicts?.outcome),
        }}
        panels={{
          overview: <Overview />,
          documents: <Documents />,
          messages: <Conversation />,
          conflicts: conflicts && <ConflictCards />,
          screening: <Screening />,
          attorney: may('matchAttorneys') && <AttorneyMatching key={request.status} id={request.id} />,
          history: <Timeline />,
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
const Overview = () => (
  <>
    <ContactNotices />
    <div className={styles.columns}>
      <RequestStatus />
      <Flex vertical gap="middle" className={styles.main}>
        <ApplicantAnswers />
        <OtherRequests />
      </Flex>
      <Flex vertical gap="middle">
        <Assignee />
        <ClosingReportCard />
        <Notes />
        <CaseSheetCard />
        <RetentionCard />
      </Flex>
    </div>
  </>
)

function ErasedRequest() {
  const { timeline } = useRequest().details
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
