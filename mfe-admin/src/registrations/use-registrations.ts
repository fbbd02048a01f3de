/**
 * The decrypted registrations of an event. Fetched once per visit, since each query is recorded as an access: a live query
 * would run again after every check-in.
 */
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import type { LiveQuery } from '../data/use-live-query.ts'
import { type Registration, registrationsQuery } from './registrations.queries.ts'

/** Returns the registrations and a function that replaces one after a mutation. */
export function useRegistrations(event: string): {
  query: LiveQuery<{ registrations: Registration[] }>
  replace(changed: Registration): void
} {
  const client = useClient()
  const [data, setData] = useState<{ registrations: Registration[] }>()
  const [error, setError] = useState<CombinedError>()

  const fetchRegistrations = useCallback(async () => {
    setError(undefined)
    const request = client.query(registrationsQuery, { event }, { requestPolicy: 'network-only' })
    const result = await request.toPromise()
    setData(result.data)
    setError(result.error)
  }, [client, event])

  useEffect(() => void fetchRegistrations(), [fetchRegistrations])

  const replace = (changed: Registration) =>
    setData(
      (previous) =>
        previous && {
          registrations: previous.registrations.map((registration) =>
            registration.id === changed.id ? changed : registration,
          ),
        },
    )

  return { query: { data, error, refetch: fetchRegistrations }, replace }
}
