/** The router of a page in the browser, and that of one on the server. */
import { type ReactNode, startTransition, useCallback, useLayoutEffect, useState } from 'react'
import { isOtherDocument } from './document-pages.ts'
import { createKey, parseLocation, resolveAddress } from './location.ts'
import { type NavigateFunction, type Place, Router } from './Router.tsx'

/** Follows the browser's history. A page stays until the next one can be shown. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>(() => readPlace('POP'))

  useLayoutEffect(() => {
    const { pathname: loadedPathname } = window.location
    const onPopState = () => {
      // Back to a page that an earlier document has shown.
      if (isOtherDocument(window.location.pathname, loadedPathname)) return window.location.reload()
      startTransition(() => setPlace(readPlace('POP')))
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])

  const navigate = useCallback<NavigateFunction>((to, { replace = false, state = null } = {}) => {
    if (typeof to === 'number') return history.go(to)
    const { location } = readPlace('POP')
    const address = resolveAddress(to, location)
    if (isOtherDocument(parseLocation(address).pathname, location.pathname))
      return window.location[replace ? 'replace' : 'assign'](address)
    const entry: HistoryEntry = { state, key: createKey() }
    history[replace ? 'replaceState' : 'pushState'](entry, '', address)
    startTransition(() => setPlace(readPlace(replace ? 'REPLACE' : 'PUSH')))
  }, [])

  return (
    <Router place={place} navigate={navigate}>
      {children}
    </Router>
  )
}

/** At this address, whatever happens. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  return <Router place={{ location: parseLocation(location), navigationType: 'POP' }}>{children}</Router>
}

/** What we keep in the browser's history; others may add to it. */
type HistoryEntry = { state: unknown; key: string }

function readPlace(navigationType: Place['navigationType']): Place {
  const { pathname, search, hash } = window.location
  const entry = (history.state ?? {}) as Partial<HistoryEntry>
  return { location: parseLocation(pathname + search + hash, entry), navigationType }
}
