/**
 * A message, unsealed. Asked once for each visit, since each asking is recorded as an opening: a live question would
 * be asked again after every answer and every mark.
 */
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import type { Live } from '../parts/useLive.ts'
import { type ContactMessage, openContactMessage } from './documents.ts'

/** What is known of the message, and a way to say what a change has made of it. */
export function useOpenedMessage(id: string): {
  live: Live<{ message: ContactMessage | null }>
  setMessage(message: ContactMessage): void
} {
  const client = useClient()
  const [data, setData] = useState<{ message: ContactMessage | null }>()
  const [error, setError] = useState<CombinedError>()

  const read = useCallback(async () => {
    setError(undefined)
    const asked = client.query(openContactMessage, { id }, { requestPolicy: 'network-only' })
    const answer = await asked.toPromise()
    setData(answer.data)
    setError(answer.error)
  }, [client, id])

  useEffect(() => void read(), [read])

  return { live: { data, error, readAgain: read }, setMessage: (message) => setData({ message }) }
}
