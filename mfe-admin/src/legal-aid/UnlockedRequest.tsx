/** A decrypted request: a head that stays, and its sections as tabs. */
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { Badge } from '../components/Badge.tsx'
import { Card } from '../components/Card.tsx'
import { DateTime } from '../components/DateTime.tsx'
import { Tabs } from '../components/Tabs.tsx'
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
import requestStyles from './request/request.module.css'
import { useRequest } from './request/request-context.ts'
import { type SectionId, sections } from './request/section.ts'
import { RetentionCard } from './retention/RetentionCard.tsx'
import { Screening } from './Screening.tsx'
import { ApplicantAnswers } from './sections/ApplicantAnswers.tsx'
import { RequestHead } from './sections/RequestHead.tsx'
import { RequestStatus } from './sections/RequestStatus.tsx'
import styles from './sections/sections.module.css'
import { Timeline } from './sections/Timeline.tsx'
import { useSection } from './sections/use-section.ts'

export function UnlockedRequest() {
  const { request, documents, messages, conflicts } = useRequest().details
  const may = usePermissions()
  const { section, openSection, goTo } = useSection()
  if (request.status === 'erased') return <ErasedRequest />
  const waitsForAnswer = messages.at(-1)?.sender === 'applicant'
  /** What each section shows; one without anything is left out. */
  const panels: Partial<Record<SectionId, ReactNode>> = {
    overview: <Overview />,
    documents: <Documents />,
    messages: <Conversation />,
    conflicts: conflicts && <ConflictCards />,
    screening: <Screening />,
    attorney: may('matchAttorneys') && <AttorneyMatching key={request.status} id={request.id} />,
    history: <Timeline />,
  }
  /** How much there is in a section, or what waits. */
  const marks: Partial<Record<SectionId, string | number | false>> = {
    documents: documents.length,
    messages: waitsForAnswer ? 'unanswered' : messages.length,
    conflicts: formatConflictMark(conflicts?.outcome),
  }
  const tabs = sections.filter(({ id }) => panels[id])
  return (
    <Flex vertical gap="middle" className={requestStyles.layout}>
      <RequestHead isLocked={false} goTo={goTo} />
      <Tabs
        label="Sections of the request"
        moreLabel="More sections"
        className={styles.tabs}
        activeKey={panels[section] ? section : tabs[0]!.id}
        onChange={(key) => openSection(key as SectionId)}
        items={tabs.map(({ id, label }) => ({
          key: id,
          label: (
            <>
              {label}{' '}
              {marks[id] ? (
                <Badge tone={typeof marks[id] === 'number' ? 'plain' : 'amber'}>{marks[id]}</Badge>
              ) : null}
            </>
          ),
          children: (
            <Flex vertical gap="middle" className={styles.section}>
              {panels[id]}
            </Flex>
          ),
        }))}
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
    <div className={requestStyles.columns}>
      <RequestStatus />
      <Flex vertical gap="middle" className={requestStyles.main}>
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
    <Card title="Erased" isPadded>
      <p>
        {erasureEvent && (
          <>
            Erased on <DateTime value={erasureEvent.occurredAt} />.{' '}
          </>
        )}
        The personal data has been erased.
      </p>
    </Card>
  )
}
