/** Whether a post is published and yet for nobody to see, because its date lies ahead. */
import { useEffect, useState } from 'react'

type PublishableItem = { status?: string; publishDate?: string | null }

/** The longest that a timer can be set for. */
const maxTimeout = 2 ** 31 - 1

export function useIsScheduled({ status, publishDate }: PublishableItem): boolean {
  const [now, setNow] = useState(() => Date.now())
  const remaining = status === 'published' && publishDate ? Date.parse(publishDate) - now : 0
  // A list that is left open says what is true once the moment has come.
  useEffect(() => {
    if (remaining <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(remaining, maxTimeout))
    return () => clearTimeout(timer)
  }, [remaining])
  return remaining > 0
}
