/** A legal aid request. Opening it is recorded in the audit log. */
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { QueryResult } from '../data/QueryResult.tsx'
import { RejectionContext } from '../data/use-action.ts'
import { Screen } from '../frame/Screen.tsx'
import { usePermittedScreens } from '../frame/screen.ts'
import { dashboardBackLink } from '../session/login-redirect.ts'
import { ReasonNeeded } from './access/ReasonNeeded.tsx'
import { LockedRequest } from './LockedRequest.tsx'
import type { RequestDetailsFragment } from './request/opened-request.generated.ts'
import { useOpenedRequest } from './request/use-opened-request.ts'
import { UnlockedRequest } from './UnlockedRequest.tsx'

const queueBackLink = { to: '/admin/legal-aid', label: 'Back to legal aid requests' }

export default function RequestScreen() {
  const { id = '' } = useParams()
  // Another request remounts the screen, without any state of this one.
  return <RequestLoader key={id} id={id} />
}

function RequestLoader({ id }: { id: string }) {
  const { query, reasonMessage, reopenForReason, replaceData, setDetails } = useOpenedRequest(id)
  const isPermitted = usePermittedScreens()
  // An attorney has no queue: their matters are on the dashboard.
  const back = isPermitted(queueBackLink.to) ? queueBackLink : dashboardBackLink
  const title = query.data?.details?.request.reference ?? 'Legal aid request'
  return (
    <Screen title={title} back={back}>
      {reasonMessage ? (
        <ReasonNeeded id={id} message={reasonMessage} onOpened={replaceData} />
      ) : (
        <QueryResult query={query}>
          {({ details }) =>
            details ? (
              <RejectionContext value={reopenForReason}>
                <RequestContent details={details} onChanged={setDetails} reopen={query.refetch} />
              </RejectionContext>
            ) : (
              <Card title="Not found">
                <EmptyList>This request does not exist.</EmptyList>
              </Card>
            )
          }
        </QueryResult>
      )}
    </Screen>
  )
}

/** The request, or the conflict check while it is locked. */
function RequestContent({
  details,
  onChanged,
  reopen,
}: {
  details: RequestDetailsFragment
  onChanged(details: RequestDetailsFragment): void
  reopen(): void
}) {
  const container = useRef<HTMLDivElement>(null)
  const isLocked = details.conflicts?.isLocked ?? false
  const wasLocked = useRef(isLocked)
  useEffect(() => {
    // The pressed button disappears with the rest of the page.
    if (wasLocked.current !== isLocked) container.current?.focus()
    wasLocked.current = isLocked
  }, [isLocked])

  return (
    <div ref={container} tabIndex={-1}>
      {details.conflicts && isLocked ? (
        <LockedRequest
          details={details}
          conflictCheck={details.conflicts}
          reopen={reopen}
          onChanged={onChanged}
        />
      ) : (
        <UnlockedRequest details={details} onChanged={onChanged} reopen={reopen} />
      )}
    </div>
  )
}
