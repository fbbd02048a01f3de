/** Whether a post is published and yet for nobody to see, because its date lies ahead. */
import { useEffect, useState } from 'react'

type Dated = { status?: string; publishDate?: string | null }

/** The longest that a timer can be set for. */
const longest = 2 ** 31 - 1

export function useIsScheduled({ status, publishDate }: Dated): boolean {
  const [now, setNow] = useState(() => Date.now())
  const left = status === 'published' && publishDate ? Date.parse(publishDate) - now : 0
  // A list that is left open says what is true once the moment has come.
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, longest))
    return () => clearTimeout(timer)
  }, [left])
  return left > 0
}
