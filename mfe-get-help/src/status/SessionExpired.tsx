/** Shown when the status was closed: after inactivity, or because the access to it is over. */
import { Button, FormToken, Notice } from '@access/kit'
import { type FormEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { page } from './status.form.ts'
import { sessionExpiredMessages } from './status.messages.ts'
import type { StatusState } from './use-request-status.ts'

export function SessionExpired({ statusState }: { statusState: StatusState }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  function reopenLookup(event: FormEvent) {
    event.preventDefault()
    flushSync(statusState.reopenLookup)
    document.getElementById('reference')?.focus()
  }
  return (
    <div ref={container} tabIndex={-1}>
      <Notice title={sessionExpiredMessages.title}>
        <p>{sessionExpiredMessages[statusState.expiry ?? 'over']}</p>
        <form method="post" action={`${page}#status`} onSubmit={reopenLookup}>
          <FormToken formPath={page} />
          <input type="hidden" name="do" value="continue" />
          <Button type="submit">{sessionExpiredMessages.button}</Button>
        </form>
      </Notice>
    </div>
  )
}
