/** The attorney matching. Fetched once per visit, since each query is recorded; mutations return the updates. */
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import type { LiveQuery } from '../../data/use-live-query.ts'
import { MatchingDocument, type MatchingFragment } from './matching.generated.ts'

/** Returns the matching and a setter for the result of a mutation. */
export function useMatching(id: string): {
  query: LiveQuery<{ matching: MatchingFragment }>
  setMatching(matching: MatchingFragment): void
} {
  const client = useClient()
  const [data, setData] = useState<{ matching: MatchingFragment }>()
  const [error, setError] = useState<CombinedError>()

  const fetchMatching = useCallback(async () => {
    setError(undefined)
    const result = await client.query(MatchingDocument, { id }, { requestPolicy: 'network-only' }).toPromise()
    setData(result.data)
    setError(result.error)
  }, [client, id])

  useEffect(() => void fetchMatching(), [fetchMatching])

  return { query: { data, error, refetch: fetchMatching }, setMatching: (matching) => setData({ matching }) }
}
