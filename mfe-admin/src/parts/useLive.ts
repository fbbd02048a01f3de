/** A question whose answer others change while we look elsewhere: each visit shows what is known and asks again. */
import { useState } from 'react'
import { type AnyVariables, type CombinedError, type TypedDocumentNode, useQuery } from 'urql'

export type Live<Data> = {
  data: Data | undefined
  error: CombinedError | undefined
  readAgain(): void
}

/**
 * Asks a live question; `typename` is what it lists, since an empty list holds nothing by which a change could refresh
 * it. While `pause` is true it is not asked.
 */
export function useLive<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  typename: string,
  { pause = false } = {},
): Live<Data> {
  const [context] = useState({ additionalTypenames: [typename] })
  const [{ data, error }, ask] = useQuery<Data, AnyVariables>({
    query,
    variables,
    requestPolicy: 'cache-and-network',
    context,
    pause,
  })
  return { data, error, readAgain: () => ask({ requestPolicy: 'network-only' }) }
}
