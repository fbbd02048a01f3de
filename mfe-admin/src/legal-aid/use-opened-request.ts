/**
 * A decrypted request. Fetched once per visit, since each query is recorded as an access: a live query would run again
 * after every mutation.
 */
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import type { LiveQuery } from '../data/use-live-query.ts'
import {
  OpenLegalAidRequestDocument,
  type RequestDetailsFragment,
} from './request/opened-request.generated.ts'

/** Returns the request and a setter for the result of a mutation. */
export function useOpenedRequest(id: string): {
  query: LiveQuery<{ details: RequestDetailsFragment | null }>
  setDetails(details: RequestDetailsFragment): void
} {
  const client = useClient()
  const [data, setData] = useState<{ details: RequestDetailsFragment | null }>()
  const [error, setError] = useState<CombinedError>()

  const fetchDetails = useCallback(async () => {
    setError(undefined)
    const result = await client
      .query(OpenLegalAidRequestDocument, { id }, { requestPolicy: 'network-only' })
      .toPromise()
    setData(result.data)
    setError(result.error)
  }, [client, id])

  useEffect(() => void fetchDetails(), [fetchDetails])

  return {
    query: { data, error, refetch: fetchDetails },
    setDetails: (details) => setData({ details }),
  }
}
