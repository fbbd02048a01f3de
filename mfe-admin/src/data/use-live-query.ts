/** A query whose data others may change: each visit shows the cache and fetches again, some with each change. */
import { useState } from 'react'
import { type AnyVariables, type CombinedError, type TypedDocumentNode, useQuery } from 'urql'
import { type ChangedKind, useRefetchOnChange } from './live-context.ts'

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
  { pause = false, refetchOn }: { pause?: boolean; refetchOn?: ChangedKind } = {},
): LiveQuery<Data> {
  const [context] = useState({ additionalTypenames: [typename] })
  const [{ data, error }, reexecuteQuery] = useQuery<Data, AnyVariables>({
    query,
    variables,
    requestPolicy: 'cache-and-network',
    context,
    pause,
  })
  useRefetchOnChange(pause ? undefined : refetchOn, reexecuteQuery)
  return { data, error, refetch: () => reexecuteQuery({ requestPolicy: 'network-only' }) }
}
