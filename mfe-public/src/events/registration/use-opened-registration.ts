/**
 * The registration of a secret link: opened by a mutation, since it is decrypted for it, and once a visit: by the server
 * with the page, or else by the browser.
 */
import { useCallback, useEffect, useState } from 'react'
import { type Client, type CombinedError, createRequest, makeOperation, useClient } from 'urql'
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
  const [opening, setOpening] = useState(() => getServerOpening(client, link))
  const [isOpenedByServer] = useState(opening !== undefined)
  const [fetching, setFetching] = useState(!isOpenedByServer)

  const open = useCallback(async () => {
    setFetching(true)
    setOpening(await client.mutation(OpenRegistrationDocument, { link }).toPromise())
    setFetching(false)
  }, [client, link])

  useEffect(() => {
    if (isOpenedByServer) markShown(client, link)
    else void open()
  }, [client, link, open, isOpenedByServer])

  const data = opening?.data && { registration: opening.data.openRegistration }
  return {
    queryResult: [{ data, error: opening?.error, fetching }, open] as const,
    setRegistration: (changed: RegistrationDetailsFragment) =>
      setOpening({ data: { openRegistration: changed } }),
  }
}

/** The links whose page the server has opened, and the browser shown: another visit is another opening. */
const shownLinks = new WeakMap<Client, Set<string>>()

const markShown = (client: Client, link: string) =>
  shownLinks.set(client, new Set(shownLinks.get(client)).add(link))

/**
 * On the server, the opening, which the page waits for; in the browser the same, handed over with the page. Only queries
 * are awaited and handed over, so it is sent as one; without a subscriber the browser sends nothing.
 */
function getServerOpening(client: Client, link: string): Opening | undefined {
  if (shownLinks.get(client)?.has(link)) return undefined
  const mutation = client.createRequestOperation(
    'mutation',
    createRequest(OpenRegistrationDocument, { link }),
  )
  const source = client.executeRequestOperation<Opening['data']>(makeOperation('query', mutation))
  let opening: Opening | undefined
  source
    .subscribe((result) => {
      opening = result
    })
    .unsubscribe()
  if (!opening && client.suspense) throw source.toPromise()
  return opening
}
