/** Private links: their secret is behind the `#`, which browsers do not send to servers. */

import { useIsHydrated } from '@access/kit'
import { removeInvisible } from '@access/service-kit/text/invisible-characters.rules'
import { useLocation } from 'react-router-dom'

/** The secret in a private link, however much of it was pasted; null when there is none. Older links have it in their path. */
export const parsePrivateLink = (text: string): string | null =>
  /(?:^|[#/])([\w-]{20,100})$/.exec(removeInvisible(text).trim())?.[1] ?? null

/** What is behind the `#` of the page's address, where secrets stand: with its number sign, or ''; null while the page is as the server rendered it, which does not know it. */
export function useFragment(): string | null {
  const { hash } = useLocation()
  return useIsHydrated() ? hash : null
}
