/**
 * A request, unsealed. Asked once for each visit, since each asking is recorded as an opening: a live question would
 * be asked again after every message and every move.
 */
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import type { Live } from '../parts/useLive.ts'
import { type Opened, openLegalAidRequest } from './documents.ts'

/** What is known of the request, and a way to say what a change has made of it. */
export function useOpened(id: string): {
  live: Live<{ opened: Opened | null }>
  setOpened(opened: Opened): void
} {
  const client = useClient()
  const [data, setData] = useState<{ opened: Opened | null }>()
  const [error, setError] = useState<CombinedError>()

  const read = useCallback(async () => {
    setError(undefined)
    const answer = await client
      .query(openLegalAidRequest, { id }, { requestPolicy: 'network-only' })
      .toPromise()
    setData(answer.data)
    setError(answer.error)
  }, [client, id])

  useEffect(() => void read(), [read])

  return { live: { data, error, readAgain: read }, setOpened: (opened) => setData({ opened }) }
}
