/** A query whose answer changes by itself: what is known is shown at once, and asked anew. */
import { useEffect, useState } from 'react'
import { type TypedDocumentNode, useQuery } from 'urql'

/** Answers as `useQuery` does, but keeps what was known when asking anew fails. */
export function useFresh<Data, Variables extends Record<string, unknown>>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { pause = false }: { pause?: boolean } = {},
) {
  const [{ data, error, fetching }, ask] = useQuery({ query, variables, pause })
  const [wasKnown] = useState(data !== undefined)
  useEffect(() => {
    if (wasKnown) ask({ requestPolicy: 'network-only' })
  }, [wasKnown, ask])

  const [last, setLast] = useState(data)
  const answered = error ? undefined : data
  if (answered !== undefined && answered !== last) setLast(answered)
  return [{ data: answered ?? last ?? data, error, fetching }, ask] as const
}
