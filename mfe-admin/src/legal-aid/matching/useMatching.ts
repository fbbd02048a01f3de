/** The search for an attorney. Asked once for each visit, since each asking is recorded; what is done tells the rest. */
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import type { Live } from '../../parts/useLive.ts'
import { type Matching, matchingOf } from './documents.ts'

/** What is known of it, and a way to say what an act has made of it. */
export function useMatching(id: string): {
  live: Live<{ matching: Matching }>
  setMatching(matching: Matching): void
} {
  const client = useClient()
  const [data, setData] = useState<{ matching: Matching }>()
  const [error, setError] = useState<CombinedError>()

  const read = useCallback(async () => {
    setError(undefined)
    const answer = await client.query(matchingOf, { id }, { requestPolicy: 'network-only' }).toPromise()
    setData(answer.data)
    setError(answer.error)
  }, [client, id])

  useEffect(() => void read(), [read])

  return { live: { data, error, readAgain: read }, setMatching: (matching) => setData({ matching }) }
}
