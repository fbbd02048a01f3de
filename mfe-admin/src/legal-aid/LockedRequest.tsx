/** A request that is locked until the conflict check. */
import { Notice } from '@access/kit'
import { Flex } from 'antd'
import { usePermissions } from '../session/use-permissions.ts'
import { ConflictDecision } from './conflicts/ConflictDecision.tsx'
import { formatNewNames } from './conflicts/conflicts.messages.ts'
import { Matches } from './conflicts/Matches.tsx'
import { Parties } from './conflicts/Parties.tsx'
import { Assignee } from './queue/Assignee.tsx'
import { RequestStatus } from './RequestStatus.tsx'
import type { ConflictCheckFragment } from './request/conflict-check.generated.ts'
import type { RequestDetailsFragment } from './request/opened-request.generated.ts'
import styles from './request/request.module.css'
import { RequestHead } from './sections/RequestHead.tsx'
import { focusCard } from './sections/use-section.ts'
import { Timeline } from './Timeline.tsx'

export function LockedRequest({
  details,
  conflictCheck,
  reopen,
  onChanged,
}: {
  details: RequestDetailsFragment
  conflictCheck: ConflictCheckFragment
  /** Given where it has a page of its own: the preview has a head already, which assigns as well. */
  reopen?(): void
  onChanged(details: RequestDetailsFragment): void
}) {
  const { request, nextStatuses, timeline } = details
  const mayCheck = usePermissions()('checkConflicts')
  const sharedProps = { id: request.id, conflictCheck, onChanged }
  return (
    <Flex vertical gap="middle" className={styles.layout}>
      {reopen && (
        <RequestHead
          details={details}
          isLocked
          goTo={({ cardId }) => focusCard(cardId)}
          reopen={reopen}
          onChanged={onChanged}
        />
      )}
      <ConflictWarning conflictCheck={conflictCheck} mayCheck={mayCheck} />
      <div className={styles.columns}>
        <RequestStatus request={request} nextStatuses={nextStatuses} onChanged={onChanged} />
        <Flex vertical gap="middle" className={styles.main}>
          {mayCheck && <Matches {...sharedProps} />}
          {mayCheck && <ConflictDecision {...sharedProps} />}
          <Parties {...sharedProps} />
        </Flex>
        <Flex vertical gap="middle">
          {reopen && (
            <Assignee
              request={request}
              onAssigned={(assignment) => onChanged({ ...details, request: { ...request, ...assignment } })}
            />
          )}
          <Timeline events={timeline} />
        </Flex>
      </div>
    </Flex>
  )
}

function ConflictWarning({
  conflictCheck: { outcome, newNameCount },
  mayCheck,
}: {
  conflictCheck: ConflictCheckFragment
  mayCheck: boolean
}) {
  if (outcome === 'conflict')
    return (
      <Notice tone="clay" title="Conflict of interest">
        <p>Do not read this request. Decline it and refer the applicant elsewhere.</p>
      </Notice>
    )
  return (
    <Notice tone="amber" title="Conflict check required">
      <p>
        {newNameCount > 0 && `${formatNewNames(newNameCount)} `}
        The request is locked until the conflict check is complete: we must not read it if we help an adverse
        party.{!mayCheck && ' Ask an intake worker or an administrator to complete it.'}
      </p>
    </Notice>
  )
}
