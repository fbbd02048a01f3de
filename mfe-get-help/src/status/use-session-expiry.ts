/** Closes the status after inactivity, or when the visitor leaves the page. */
import { useOnQuickExit } from '@access/kit'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useInactivity } from './use-inactivity.ts'

interface SessionExpiryHandlers {
  /** After 15 minutes of inactivity. */
  onExpire(): void
  /** When the visitor leaves. */
  onLeave(): void
  /** On each use. */
  onUse(): void
}

/** True in the last minute before it is closed. */
export function useSessionExpiry(
  isOpen: boolean,
  { onExpire, onLeave, onUse }: SessionExpiryHandlers,
): boolean {
  useOnQuickExit(onLeave)
  useClearOnPageHide(onLeave)
  return useInactivity(isOpen, { onUse, onEnd: onExpire })
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
