/** The time, in milliseconds, told anew each minute: a list that is left open must not say what was true an hour ago. */
import { useEffect, useState } from 'react'

const aMinute = 60_000

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const each = setInterval(() => setNow(Date.now()), aMinute)
    return () => clearInterval(each)
  }, [])
  return now
}
