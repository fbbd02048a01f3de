/** Detects when a page has not been used for a while: it may be open where somebody else can see it. */
import { useEffect, useRef } from 'react'

const checkInterval = 5000

const activityEvents = ['keydown', 'pointerdown'] as const

/**
 * While active, calls `onCheck` with the milliseconds since the last key or touch: 0 at each of them, more every five
 * seconds and when the page is shown again. A person who comes back after `limit` has left the page.
 */
export function useInactivity(isActive: boolean, limit: number, onCheck: (idleTime: number) => void): void {
  const latest = useRef({ limit, onCheck })
  useEffect(() => {
    latest.current = { limit, onCheck }
  })
  useEffect(() => {
    if (!isActive) return
    let usedAt = Date.now()
    // By the clock, since timers stop while a device sleeps.
    const check = () => latest.current.onCheck(Date.now() - usedAt)
    function recordActivity() {
      if (Date.now() - usedAt >= latest.current.limit) return check()
      usedAt = Date.now()
      latest.current.onCheck(0)
    }
    const timer = setInterval(check, checkInterval)
    document.addEventListener('visibilitychange', check)
    for (const eventName of activityEvents) document.addEventListener(eventName, recordActivity, true)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
      for (const eventName of activityEvents) document.removeEventListener(eventName, recordActivity, true)
    }
  }, [isActive])
}
