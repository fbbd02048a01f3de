/**
 * An event's registrations, unsealed. Asked once for each visit, since each asking is recorded as an opening: a live
 * question would be asked again for everybody who is checked in at the door.
 */
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import type { Live } from '../parts/useLive.ts'
import { type Registration, registrationsFor } from './documents.ts'

/** What is known of them, and a way to say what a change has made of one. */
export function useRegistrations(event: string): {
  live: Live<{ registrations: Registration[] }>
  put(changed: Registration): void
} {
  const client = useClient()
  const [data, setData] = useState<{ registrations: Registration[] }>()
  const [error, setError] = useState<CombinedError>()

  const read = useCallback(async () => {
    setError(undefined)
    const asked = client.query(registrationsFor, { event }, { requestPolicy: 'network-only' })
    const answer = await asked.toPromise()
    setData(answer.data)
    setError(answer.error)
  }, [client, event])

  useEffect(() => void read(), [read])

  const put = (changed: Registration) =>
    setData(
      (known) =>
        known && { registrations: known.registrations.map((one) => (one.id === changed.id ? changed : one)) },
    )

  return { live: { data, error, readAgain: read }, put }
}
