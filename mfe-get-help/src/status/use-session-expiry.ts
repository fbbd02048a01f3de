/** Closes the status after inactivity, when the access is over, or when the visitor leaves the page. */
import { useOnQuickExit } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useInactivity } from '../platform/use-inactivity.ts'

const minute = 60_000

/** When to warn and when to end, in milliseconds without a key or a touch. */
const timeouts = { warning: 14 * minute, end: 15 * minute } as const

/** How long before the end of the access there is a warning, in milliseconds. */
const endingPeriod = 2 * minute

/** Why the page is closed: nobody uses it, or the access to the request is over. */
export type Expiry = 'unused' | 'over'

/** Why it will be. */
export type ExpiryWarning = 'unused' | 'ending'

interface SessionExpiryHandlers {
  /** When the access is over, by this device's clock in milliseconds; null where the page has no access token. */
  endsAt: number | null
  /** After 15 minutes of inactivity, or at `endsAt`. */
  onExpire(expiry: Expiry): void
  /** When the visitor leaves. */
  onLeave(): void
}

/** What to warn of before it is closed. */
export function useSessionExpiry(
  isOpen: boolean,
  { endsAt, onExpire, onLeave }: SessionExpiryHandlers,
): ExpiryWarning | null {
  const [warning, setWarning] = useState<ExpiryWarning | null>(null)
  useOnQuickExit(onLeave)
  useClearOnPageHide(onLeave)
  useInactivity(isOpen, timeouts.end, (idleTime) => {
    const timeLeft = (endsAt ?? Number.POSITIVE_INFINITY) - Date.now()
    if (timeLeft <= 0) onExpire('over')
    else if (idleTime >= timeouts.end) onExpire('unused')
    else if (idleTime >= timeouts.warning) setWarning('unused')
    else setWarning(timeLeft <= endingPeriod ? 'ending' : null)
  })
  useEffect(() => {
    if (!isOpen) setWarning(null)
  }, [isOpen])
  return warning
}

/** Clears the page before the browser puts it into the back/forward cache. */
function useClearOnPageHide(onLeave: () => void) {
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  useEffect(() => {
    const clear = () => flushSync(() => latest.current())
    addEventListener('pagehide', clear)
    return () => removeEventListener('pagehide', clear)
  }, [])
}
