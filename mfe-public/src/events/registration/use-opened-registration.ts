/** The registration of a private link: opened by a mutation, since it is decrypted for it, once a visit. */
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import {
  OpenRegistrationDocument,
  type OpenRegistrationMutation,
  type RegistrationDetailsFragment,
} from './registration.generated.ts'

interface Opening {
  data?: OpenRegistrationMutation | undefined
  error?: CombinedError | undefined
}

/** Returns the registration, null when the link has none, and a setter for the result of a mutation. */
export function useOpenedRegistration(link: string) {
  const client = useClient()
  const [opening, setOpening] = useState<Opening>()
  const [fetching, setFetching] = useState(true)

  const open = useCallback(async () => {
    setFetching(true)
    setOpening(await client.mutation(OpenRegistrationDocument, { link }).toPromise())
    setFetching(false)
  }, [client, link])

  useEffect(() => {
    void open()
  }, [open])

  const data = opening?.data && { registration: opening.data.openRegistration }
  return {
    queryResult: [{ data, error: opening?.error, fetching }, open] as const,
    setRegistration: (changed: RegistrationDetailsFragment) =>
      setOpening({ data: { openRegistration: changed } }),
  }
}
