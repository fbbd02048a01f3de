/** A request that is locked until the conflict check. */
import { Notice } from '@access/kit'
import { Flex } from 'antd'
import { usePermissions } from '../session/use-permissions.ts'
import { ConflictDecision } from './conflicts/ConflictDecision.tsx'
import { useConflictCheck } from './conflicts/conflict-check.ts'
import { Matches } from './conflicts/Matches.tsx'
import { Parties } from './conflicts/Parties.tsx'
import { Assignee } from './queue/Assignee.tsx'
import styles from './request/request.module.css'
import { RequestHead } from './sections/RequestHead.tsx'
import { RequestStatus } from './sections/RequestStatus.tsx'
import { Timeline } from './sections/Timeline.tsx'
import { focusCard } from './sections/use-section.ts'

/** The preview has a head already, which assigns as well. */
export function LockedRequest({ isPreview = false }: { isPreview?: boolean }) {
  const mayCheck = usePermissions()('checkConflicts')
  return (
    <Flex vertical gap="middle" className={styles.layout}>
      {!isPreview && <RequestHead isLocked goTo={({ cardId }) => focusCard(cardId)} />}
      <ConflictWarning mayCheck={mayCheck} />
      <div className={styles.columns}>
        <RequestStatus />
        <Flex vertical gap="middle" className={styles.main}>
          {mayCheck && <Matches />}
          {mayCheck && <ConflictDecision />}
          <Parties />
        </Flex>
        <Flex vertical gap="middle">
          {!isPreview && <Assignee />}
          <Timeline />
        </Flex>
      </div>
    </Flex>
  )
}

function ConflictWarning({ mayCheck }: { mayCheck: boolean }) {
  const { outcome, newNameCount } = useConflictCheck()
  if (outcome === 'conflict')
    return (
      <Notice tone="clay" title="Conflict of interest">
        <p>Do not read this request. Decline it and refer the applicant elsewhere.</p>
      </Notice>
    )
  return (
    <Notice tone="amber" title="Conflict check required">
      <p>
        {newNameCount > 0 &&
          `${newNameCount} new ${newNameCount === 1 ? 'party' : 'parties'} since the last decision. `}
        The request is locked until the conflict check is complete: we must not read it if we help an adverse
        party.{!mayCheck && ' Ask an intake worker or an administrator to complete it.'}
      </p>
    </Notice>
  )
}
