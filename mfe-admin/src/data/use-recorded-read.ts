/**
 * Reads what is decrypted, by the mutation that records it: once a visit, whatever renders again, and again only when
 * somebody asks for it. Later mutations return what they have changed: nothing is read again for them.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type AnyVariables, type CombinedError, type TypedDocumentNode, useClient } from 'urql'
import type { LiveQuery } from './use-live-query.ts'

/** Returns what was read, and a setter for what a mutation has changed. */
export function useRecordedRead<Data, Variables extends AnyVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): { query: LiveQuery<Data>; setData(change: (previous: Data) => Data): void } {
  const client = useClient()
  const [data, setStoredData] = useState<Data>()
  const [error, setError] = useState<CombinedError>()
  const latestCall = useRef({ client, mutation, variables })
  latestCall.current = { client, mutation, variables }
  const readKey = useRef<string>(undefined)
  const key = JSON.stringify(variables)

  const read = useCallback(async () => {
    setError(undefined)
    const { client, mutation, variables } = latestCall.current
    const result = await client.mutation<Data, AnyVariables>(mutation, variables).toPromise()
    // Something else is read meanwhile.
    if (readKey.current !== JSON.stringify(variables)) return
    setStoredData(result.data)
    setError(result.error)
  }, [])

  useEffect(() => {
    // In StrictMode an effect runs twice, which would be recorded twice.
    if (readKey.current === key) return
    readKey.current = key
    void read()
  }, [key, read])

  return {
    query: { data, error, refetch: read },
    setData: (change) => setStoredData((previous) => previous && change(previous)),
  }
}
