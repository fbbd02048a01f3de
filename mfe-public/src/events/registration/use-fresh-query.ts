/** A query whose result changes by itself: the cached one is shown at once, and refetched. */
import { useEffect, useState } from 'react'
import { type TypedDocumentNode, useQuery } from 'urql'

/** Like `useQuery`, but keeps the last data when a refetch fails. */
export function useFreshQuery<Data, Variables extends Record<string, unknown>>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { pause = false }: { pause?: boolean } = {},
) {
  const [{ data, error, fetching }, reexecuteQuery] = useQuery({ query, variables, pause })
  const [wasCached] = useState(data !== undefined)
  useEffect(() => {
    if (wasCached) reexecuteQuery({ requestPolicy: 'network-only' })
  }, [wasCached, reexecuteQuery])

  const [lastData, setLastData] = useState(data)
  const currentData = error ? undefined : data
  if (currentData !== undefined && currentData !== lastData) setLastData(currentData)
  return [{ data: currentData ?? lastData ?? data, error, fetching }, reexecuteQuery] as const
}
