/**
 * GraphQL for the screens inside, by urql. Data never goes stale: nothing is fetched again by time, on focus or
 * after a failure; only a mutation of the same type, or `useClearData`, makes a screen ask again. Where there is
 * nothing yet, any mutation does. A failure is no data: the next screen that asks the same is not given it.
 */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import {
  Client,
  cacheExchange,
  type Exchange,
  fetchExchange,
  makeOperation,
  mapExchange,
  Provider,
  ssrExchange,
} from 'urql'
import { sendWithToken } from './stored-token.ts'

/** What the server queried for this page, so that the browser need not query it again. */
export type InitialData = NonNullable<Parameters<ReturnType<typeof ssrExchange>['restoreData']>[0]>

const ClearDataContext = createContext<(() => void) | null>(null)

/** Gives the screens a client. The server passes its own; the browser creates one, and a new one after `clear`. */
export function DataProvider({
  children,
  initialData,
  client: providedClient,
  fetch,
}: {
  children: ReactNode
  initialData?: InitialData | undefined
  client?: Client | undefined
  fetch?: typeof globalThis.fetch | undefined
}) {
  const [generation, setGeneration] = useState(0)
  // A whole new client, since urql's cache has no way to be emptied. The initial data belongs to the first.
  const client = useMemo(
    () => providedClient ?? createBrowserClient(generation === 0 ? initialData : undefined, fetch),
    [providedClient, generation, initialData, fetch],
  )
  const clear = useCallback(() => setGeneration((previous) => previous + 1), [])
  return (
    <ClearDataContext value={clear}>
      <Provider value={client}>{children}</Provider>
    </ClearDataContext>
  )
}

/** Empties the whole data cache. */
export function useClearData(): () => void {
  const clear = useContext(ClearDataContext)
  if (!clear) throw new Error('useClearData must be used within DataProvider')
  return clear
}

function createBrowserClient(
  initialData: InitialData | undefined,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): Client {
  const ssr = ssrExchange({ isClient: true, ...(initialData ? { initialState: initialData } : {}) })
  return new Client({
    url: '/graphql',
    exchanges: [createRetryFailedExchange(), cacheExchange, emptyListExchange, ssr, fetchExchange],
    requestPolicy: 'cache-first',
    preferGetMethod: false,
    fetch: (input, init) =>
      sendWithToken((authorization) =>
        fetch(input, {
          ...init,
          headers: { ...authorization, ...(init?.headers as Record<string, string>) },
        }),
      ),
    fetchOptions: { credentials: 'include' },
  })
}

/**
 * Has the next screen that asks a query ask the gateway again if it failed last. In front of the cache: urql's would
 * keep an answer for good that brought `null` and an error, and an item would stay missing once our data are back.
 */
export function createRetryFailedExchange(): Exchange {
  const failedKeys = new Set<number>()
  return mapExchange({
    onOperation(operation) {
      if (operation.kind !== 'query' || !failedKeys.has(operation.key)) return operation
      return makeOperation(operation.kind, operation, { ...operation.context, requestPolicy: 'network-only' })
    },
    onResult({ operation, error }) {
      if (error) failedKeys.add(operation.key)
      else failedKeys.delete(operation.key)
    },
  })
}

/** No type of the graph is called so. */
const emptyListTypename = '(nothing yet)'

export const emptyListExchange = mapExchange({
  onResult(result) {
    const { operation, data } = result
    if (operation.kind === 'query' && !hasEmptyList(data)) return
    const { additionalTypenames = [] } = operation.context
    const context = { ...operation.context, additionalTypenames: [...additionalTypenames, emptyListTypename] }
    return { ...result, operation: { ...operation, context } }
  },
})

/** Whether there is an empty list anywhere in an answer. */
function hasEmptyList(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  if (Array.isArray(data) && data.length === 0) return true
  return Object.values(data).some(hasEmptyList)
}
