/** Detects when the page is to be closed: it may be open where somebody else can see it. */
import { useEffect, useRef, useState } from 'react'

const minute = 60_000

/** When to warn and when to end, in milliseconds without a key or a touch. */
const timeouts = { warning: 14 * minute, end: 15 * minute } as const

/** How long before the end of the access there is a warning, in milliseconds. */
const endingPeriod = 2 * minute

const activityEvents = ['keydown', 'pointerdown'] as const

/** Why the page is closed: nobody uses it, or the access to the request is over. */
export type Expiry = 'unused' | 'over'

/** Why it will be. */
export type ExpiryWarning = 'unused' | 'ending'

/**
 * While active, calls `onEnd` after 15 minutes without a use, and at `endsAt` (a time of this device, in milliseconds)
 * however it is used. Returns the warning to show before either.
 */
export function useInactivity(
  isActive: boolean,
  { endsAt, onEnd }: { endsAt: number | null; onEnd(expiry: Expiry): void },
): ExpiryWarning | null {
  const [warning, setWarning] = useState<ExpiryWarning | null>(null)
  const latest = useRef({ endsAt, onEnd })
  useEffect(() => {
    latest.current = { endsAt, onEnd }
  })

  useEffect(() => {
    if (!isActive) return
    let usedAt = Date.now()
    const getTimeLeft = () => (latest.current.endsAt ?? Number.POSITIVE_INFINITY) - Date.now()
    // By the clock, since timers stop while a device sleeps.
    const getExpiry = (): Expiry | null =>
      getTimeLeft() <= 0 ? 'over' : Date.now() - usedAt >= timeouts.end ? 'unused' : null
    function check() {
      const expiry = getExpiry()
      if (expiry) latest.current.onEnd(expiry)
      else if (Date.now() - usedAt >= timeouts.warning) setWarning('unused')
      else setWarning(getTimeLeft() <= endingPeriod ? 'ending' : null)
    }
    function recordActivity() {
      if (!getExpiry()) usedAt = Date.now()
      check()
    }
    const timer = setInterval(check, 5000)
    document.addEventListener('visibilitychange', check)
    for (const eventName of activityEvents) document.addEventListener(eventName, recordActivity, true)
    return () => {
      setWarning(null)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
      for (const eventName of activityEvents) document.removeEventListener(eventName, recordActivity, true)
    }
  }, [isActive])

  return warning
}
