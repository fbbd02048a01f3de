/**
 * GraphQL for the screens inside, by urql. Data never goes stale: nothing is fetched again by time, on focus or
 * after a failure; only a mutation of the same type, or `useClearData`, makes a screen ask again. Where there is
 * nothing yet, any mutation does. A failure is no data: the next screen that asks the same is not given it.
 */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { Client, cacheExchange, fetchExchange, Provider, ssrExchange } from 'urql'
import { bearer } from '../session/storedToken.ts'
import { namingEmptyAnswers } from './emptyAnswers.ts'
import { refetchFailed } from './refetchFailed.ts'

/** What the server read for this page, so that the browser need not ask again. */
export type RestoredData = NonNullable<Parameters<ReturnType<typeof ssrExchange>['restoreData']>[0]>

const ClearData = createContext<(() => void) | null>(null)

/** Gives the screens a client. The server brings its own; the browser makes one, and a new one after `clear`. */
export function DataProvider({
  children,
  restored,
  client: given,
  fetch,
}: {
  children: ReactNode
  restored?: RestoredData | undefined
  client?: Client | undefined
  fetch?: typeof globalThis.fetch | undefined
}) {
  const [round, setRound] = useState(0)
  // A whole new client, since urql's cache has no way to be emptied. What the server read belongs to the first.
  const client = useMemo(
    () => given ?? browserClient(round === 0 ? restored : undefined, fetch),
    [given, round, restored, fetch],
  )
  const clear = useCallback(() => setRound((last) => last + 1), [])
  return (
    <ClearData value={clear}>
      <Provider value={client}>{children}</Provider>
    </ClearData>
  )
}

/** Empties the whole data cache. */
export function useClearData(): () => void {
  const clear = useContext(ClearData)
  if (!clear) throw new Error('useClearData must be used within DataProvider')
  return clear
}

function browserClient(
  restored: RestoredData | undefined,
  fetch: typeof globalThis.fetch | undefined,
): Client {
  const fromServer = ssrExchange({ isClient: true, ...(restored ? { initialState: restored } : {}) })
  return new Client({
    url: '/graphql',
    exchanges: [refetchFailed(), cacheExchange, namingEmptyAnswers, fromServer, fetchExchange],
    requestPolicy: 'cache-first',
    preferGetMethod: false,
    ...(fetch ? { fetch } : {}),
    fetchOptions: () => ({ credentials: 'include', headers: bearer() }),
  })
}
