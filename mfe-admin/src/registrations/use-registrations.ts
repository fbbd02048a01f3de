/**
 * The decrypted registrations of an event. Fetched once per visit, since each query is recorded as an access: a live query
 * would run again after every check-in.
 */
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import type { LiveQuery } from '../data/use-live-query.ts'
import { type RegistrationFragment, RegistrationsDocument } from './registrations.generated.ts'

/** Returns the registrations and a function that replaces one after a mutation. */
export function useRegistrations(event: string): {
  query: LiveQuery<{ registrations: RegistrationFragment[] }>
  replace(changed: RegistrationFragment): void
} {
  const client = useClient()
  const [data, setData] = useState<{ registrations: RegistrationFragment[] }>()
  const [error, setError] = useState<CombinedError>()

  const fetchRegistrations = useCallback(async () => {
    setError(undefined)
    const request = client.query(RegistrationsDocument, { event }, { requestPolicy: 'network-only' })
    const result = await request.toPromise()
    setData(result.data)
    setError(result.error)
  }, [client, event])

  useEffect(() => void fetchRegistrations(), [fetchRegistrations])

  const replace = (changed: RegistrationFragment) =>
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
