/** Guards unsaved text: a reload prompts the browser's dialog, going back our own. */
import { useEffect, useRef } from 'react'

/** Calls `onLeaveAttempt` when somebody goes back while `isGuarded`; the page stays. */
export function useLeaveGuard(isGuarded: boolean, onLeaveAttempt: () => void): void {
  const latestCallback = useRef(onLeaveAttempt)
  const wasGuarded = useRef(false)
  useEffect(() => {
    latestCallback.current = onLeaveAttempt
  })

  useEffect(() => {
    if (!isGuarded) {
      if (wasGuarded.current && isGuardEntry()) history.back()
      wasGuarded.current = false
      return
    }
    const onReload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onBack = () => {
      if (isGuardEntry()) return
      pushGuardEntry()
      latestCallback.current()
    }
    pushGuardEntry()
    wasGuarded.current = true
    addEventListener('beforeunload', onReload)
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('beforeunload', onReload)
      removeEventListener('popstate', onBack)
    }
  }, [isGuarded])
}

// A history entry at the same URL, unknown to the router: going back removes it without leaving the page. Through the
// router it would be asynchronous, and one could go back meanwhile.
function pushGuardEntry() {
  if (!isGuardEntry()) history.pushState({ ...history.state, isTyping: true }, '')
}

const isGuardEntry = () => (history.state as { isTyping?: boolean } | null)?.isTyping === true
