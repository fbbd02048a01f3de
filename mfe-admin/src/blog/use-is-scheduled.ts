/** Whether a post is published and yet for nobody to see, because its date lies ahead. */
import { getOrganisationTimeZone } from '@access/kit'
import { getBeginning } from '@access/service-kit/dates/time-zone.rules'
import { useEffect, useState } from 'react'

type PublishableItem = { status?: string; publishDate?: string | null }

/** When visitors see it: at the instant, or when that day begins where the organisation is. */
export const getPublication = (publishDate: string) => getBeginning(getOrganisationTimeZone(), publishDate)

/** The longest that a timer can be set for. */
const maxTimeout = 2 ** 31 - 1

export function useIsScheduled({ status, publishDate }: PublishableItem): boolean {
  const [now, setNow] = useState(() => Date.now())
  const remaining = status === 'published' && publishDate ? getPublication(publishDate).getTime() - now : 0
  // A list that is left open says what is true once the moment has come.
  useEffect(() => {
    if (remaining <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(remaining, maxTimeout))
    return () => clearTimeout(timer)
  }, [remaining])
  return remaining > 0
}
