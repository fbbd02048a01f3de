/** Warns two minutes before the session ends, then leaves the portal. While somebody works, the session goes on. */
import { useEffect, useState } from 'react'
import { SessionTimeoutDialog } from './SessionTimeoutDialog.tsx'
import type { CurrentSession, SessionEnd } from './use-current-session.ts'

const warningMs = 120_000
/** How often what somebody does is told to the server, at most. */
const extensionMs = 60_000

export default function SessionTimeout({
  session: { idleEndsAt, endsAt },
  refresh,
  extend,
  onTimeout,
}: CurrentSession & { session: SessionEnd; onTimeout(): void }) {
  const deadline = Math.min(idleEndsAt, endsAt)
  const [warnedDeadline, setWarnedDeadline] = useState<number | null>(null)
  const isWarning = warnedDeadline === deadline

  useEffect(() => {
    const timer = setTimeout(
      async () => {
        // Somebody may be working in another tab: then there is another deadline by now.
        const latest = await refresh()
        if (latest === null) onTimeout()
        else setWarnedDeadline(deadline)
      },
      deadline - warningMs - Date.now(),
    )
    return () => clearTimeout(timer)
  }, [deadline, refresh, onTimeout])

  useEffect(() => {
    // Then a button says that somebody is here.
    if (isWarning) return
    let extendedAt = Date.now()
    const onActivity = () => {
      if (Date.now() - extendedAt < extensionMs) return
      extendedAt = Date.now()
      void extend()
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, onActivity)
    return () => {
      for (const event of events) removeEventListener(event, onActivity)
    }
  }, [isWarning, extend])

  async function onDeadline() {
    const latest = await refresh()
    if (!latest || Math.min(latest.idleEndsAt, latest.endsAt) < Date.now() + 2000) onTimeout()
  }

  if (!isWarning) return null
  return (
    <SessionTimeoutDialog
      deadline={deadline}
      canStay={idleEndsAt < endsAt}
      onStay={extend}
      onSignOut={onTimeout}
      onDeadline={onDeadline}
    />
  )
}
