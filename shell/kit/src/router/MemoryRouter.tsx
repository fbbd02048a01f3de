/** A router with a history of its own, for tests. */
import { type ReactNode, startTransition, useCallback, useState } from 'react'
import { createKey, parseLocation, resolveAddress } from './location.ts'
import { type NavigateFunction, type Place, Router } from './Router.tsx'

type History = { entries: Place['location'][]; index: number; navigationType: Place['navigationType'] }

/** Begins at this path. */
export function MemoryRouter({ path = '/', children }: { path?: string; children: ReactNode }) {
  const [history, setHistory] = useState<History>({
    entries: [parseLocation(path)],
    index: 0,
    navigationType: 'POP',
  })
  const navigate = useCallback<NavigateFunction>(
    (to, options) => startTransition(() => setHistory((previous) => move(previous, to, options))),
    [],
  )
  const place = { location: history.entries[history.index]!, navigationType: history.navigationType }
  return (
    <Router place={place} navigate={navigate}>
      {children}
    </Router>
  )
}

function move(
  { entries, index, navigationType }: History,
  to: string | number,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
): History {
  if (typeof to === 'number') {
    const target = index + to
    return {
      entries,
      index: entries[target] ? target : index,
      navigationType: entries[target] ? 'POP' : navigationType,
    }
  }
  const location = parseLocation(resolveAddress(to, entries[index]!), { state, key: createKey() })
  const earlier = entries.slice(0, replace ? index : index + 1)
  return {
    entries: [...earlier, location],
    index: earlier.length,
    navigationType: replace ? 'REPLACE' : 'PUSH',
  }
}
