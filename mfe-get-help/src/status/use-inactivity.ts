/** Detects inactivity: the page may be open where somebody else can see it. */
import { useEffect, useRef, useState } from 'react'

const minute = 60_000

/** When to warn and when to end, in milliseconds without a key or a touch. */
const timeouts = { warning: 14 * minute, end: 15 * minute } as const

const activityEvents = ['keydown', 'pointerdown'] as const

/** While active, calls `onUse` for each use and `onEnd` after 15 minutes without any; true in the last minute. */
export function useInactivity(isActive: boolean, { onUse, onEnd }: { onUse(): void; onEnd(): void }) {
  const [isWarning, setIsWarning] = useState(false)
  const latest = useRef({ onUse, onEnd })
  useEffect(() => {
    latest.current = { onUse, onEnd }
  })

  useEffect(() => {
    if (!isActive) return
    let usedAt = Date.now()
    // By the clock, since timers stop while a device sleeps.
    const isExpired = () => Date.now() - usedAt >= timeouts.end
    function checkInactivity() {
      if (isExpired()) latest.current.onEnd()
      else setIsWarning(Date.now() - usedAt >= timeouts.warning)
    }
    function recordActivity() {
      if (isExpired()) return latest.current.onEnd()
      usedAt = Date.now()
      setIsWarning(false)
      latest.current.onUse()
    }
    const timer = setInterval(checkInactivity, 5000)
    document.addEventListener('visibilitychange', checkInactivity)
    for (const eventName of activityEvents) document.addEventListener(eventName, recordActivity, true)
    return () => {
      setIsWarning(false)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkInactivity)
      for (const eventName of activityEvents) document.removeEventListener(eventName, recordActivity, true)
    }
  }, [isActive])

  return isWarning
}
