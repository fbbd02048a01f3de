/** The current time in milliseconds, updated every minute, so that an open list stays correct. */
import { useEffect, useState } from 'react'

const minute = 60_000

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
