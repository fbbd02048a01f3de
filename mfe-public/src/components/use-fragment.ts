/** What is behind the `#` of the page's address, where secrets stand: browsers send it to nobody. */

import { useIsHydrated } from '@access/kit'
import { useLocation } from 'react-router-dom'

/** With its number sign, or ''; null while the page is as the server rendered it, which does not know it. */
export function useFragment(): string | null {
  const { hash } = useLocation()
  return useIsHydrated() ? hash : null
}
