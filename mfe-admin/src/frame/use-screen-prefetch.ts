/** Prefetches the screens, one after another, while the page is idle. */
import { useEffect } from 'react'
import type { Screen } from './screen.ts'

/** Does nothing in browsers without requestIdleCallback. */
export function useScreenPrefetch(screens: Screen[], isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !('requestIdleCallback' in window)) return
    const remaining = [...screens]
    let callbackId = requestIdleCallback(prefetchNext)
    function prefetchNext() {
      const next = remaining.shift()
      // A failed one is loaded again by its route, which shows the error.
      next?.load().then(scheduleNext, scheduleNext)
    }
    function scheduleNext() {
      callbackId = requestIdleCallback(prefetchNext)
    }
    return () => {
      remaining.length = 0
      cancelIdleCallback(callbackId)
    }
  }, [screens, isEnabled])
}
