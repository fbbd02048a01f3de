/**
 * A decrypted message. Fetched once per visit, since each query is recorded as an access: a live query would run again
 * after every mutation.
 */
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import type { LiveQuery } from '../data/use-live-query.ts'
import { type ContactMessageFragment, OpenContactMessageDocument } from './contact-messages.generated.ts'

/** Returns the message and a setter for the result of a mutation. */
export function useOpenedMessage(id: string): {
  query: LiveQuery<{ message: ContactMessageFragment | null }>
  setMessage(message: ContactMessageFragment): void
} {
  const client = useClient()
  const [data, setData] = useState<{ message: ContactMessageFragment | null }>()
  const [error, setError] = useState<CombinedError>()

  const fetchMessage = useCallback(async () => {
    setError(undefined)
    const request = client.query(OpenContactMessageDocument, { id }, { requestPolicy: 'network-only' })
    const result = await request.toPromise()
    setData(result.data)
    setError(result.error)
  }, [client, id])

  useEffect(() => void fetchMessage(), [fetchMessage])

  return { query: { data, error, refetch: fetchMessage }, setMessage: (message) => setData({ message }) }
}
