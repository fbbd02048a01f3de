/** Nobody leaves typed text behind in passing: a reload is asked about in the browser's words, going back in ours. */
import { useEffect, useRef } from 'react'

/** Calls `ask` when somebody goes back while `isGuarded`; they are still where they were. */
export function useLeaving(isGuarded: boolean, ask: () => void): void {
  const latest = useRef(ask)
  const hasStood = useRef(false)
  useEffect(() => {
    latest.current = ask
  })

  useEffect(() => {
    if (!isGuarded) {
      if (hasStood.current && isStep()) history.back()
      hasStood.current = false
      return
    }
    const onReload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onBack = () => {
      if (isStep()) return
      step()
      latest.current()
    }
    step()
    hasStood.current = true
    addEventListener('beforeunload', onReload)
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('beforeunload', onReload)
      removeEventListener('popstate', onBack)
    }
  }, [isGuarded])
}

// A step of history at this same address, unknown to the router: going back takes it away, and nobody has gone
// anywhere. Told to the router, it would be late: it takes its time to follow, and one may go back meanwhile.
function step() {
  if (!isStep()) history.pushState({ ...history.state, isTyping: true }, '')
}

const isStep = () => (history.state as { isTyping?: boolean } | null)?.isTyping === true
