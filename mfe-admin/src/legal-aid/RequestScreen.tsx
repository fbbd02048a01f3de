/** A legal aid request. Opening it is recorded in the audit log. */
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { Screen } from '../frame/Screen.tsx'
import { usePermittedScreens } from '../frame/screen.ts'
import { dashboardBackLink } from '../session/login-redirect.ts'
import { LockedRequest } from './LockedRequest.tsx'
import { OpenedRequest, useOpenedRequest } from './request/OpenedRequest.tsx'
import { useRequest } from './request/request-context.ts'
import { UnlockedRequest } from './UnlockedRequest.tsx'

const queueBackLink = { to: '/admin/legal-aid', label: 'Back to legal aid requests' }

export default function RequestScreen() {
  const { id = '' } = useParams()
  // Another request remounts the screen, without any state of this one.
  return <RequestLoader key={id} id={id} />
}

function RequestLoader({ id }: { id: string }) {
  const opened = useOpenedRequest(id)
  const isPermitted = usePermittedScreens()
  // An attorney has no queue: their matters are on the dashboard.
  const back = isPermitted(queueBackLink.to) ? queueBackLink : dashboardBackLink
  return (
    <Screen title={opened.query.data?.details?.request.reference ?? 'Legal aid request'} back={back}>
      <OpenedRequest opened={opened}>
        <RequestContent />
      </OpenedRequest>
    </Screen>
  )
}

/** The request, or the conflict check while it is locked. */
function RequestContent() {
  const { details } = useRequest()
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
      {isLocked ? <LockedRequest /> : <UnlockedRequest />}
    </div>
  )
}
