/** A query whose data others may change: each visit shows the cache and fetches again. */
import { useState } from 'react'
import { type AnyVariables, type CombinedError, type TypedDocumentNode, useQuery } from 'urql'

export type LiveQuery<Data> = {
  data: Data | undefined
  error: CombinedError | undefined
  refetch(): void
}

/**
 * Executes a live query; `typename` is what it lists, since an empty list contains no typename by which urql could
 * refresh it. While `pause` is true it is not executed.
 */
export function useLiveQuery<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  typename: string,
  { pause = false } = {},
): LiveQuery<Data> {
  const [context] = useState({ additionalTypenames: [typename] })
  const [{ data, error }, reexecuteQuery] = useQuery<Data, AnyVariables>({
    query,
    variables,
    requestPolicy: 'cache-and-network',
    context,
    pause,
  })
  return { data, error, refetch: () => reexecuteQuery({ requestPolicy: 'network-only' }) }
}
