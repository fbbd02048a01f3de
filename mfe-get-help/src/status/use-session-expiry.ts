/** Closes the status after inactivity, when the access is over, or when the visitor leaves the page. */
import { useOnQuickExit } from '@access/kit'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Expiry, type ExpiryWarning, useInactivity } from './use-inactivity.ts'

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
  useOnQuickExit(onLeave)
  useClearOnPageHide(onLeave)
  return useInactivity(isOpen, { endsAt, onEnd: onExpire })
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
