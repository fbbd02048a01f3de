/** The office as it is stored: read once, and again after each save, for the form begins anew with what it saved. */
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import { type Stored, storedOf } from '../management/form/stored.ts'
import { blank } from './blank.ts'
import { documents, type OfficeDraft } from './documents.ts'

type Read = { id: string; stored: Stored<OfficeDraft> }

export function useOfficeStored() {
  const client = useClient()
  const [read, setRead] = useState<Read | null>(null)
  const [error, setError] = useState<CombinedError>()

  const readAgain = useCallback(async () => {
    setError(undefined)
    const asked = client.query(documents.one, { id: '' }, { requestPolicy: 'network-only' })
    const { data, error } = await asked.toPromise()
    if (data?.item) setRead({ id: data.item.id, stored: storedOf(data.item, blank) })
    else setError(error)
  }, [client])

  useEffect(() => {
    readAgain()
  }, [readAgain])

  return { ...read, error, readAgain }
}
