/** The office as it is stored: read once, and again after each save, for the form begins anew with what it saved. */
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import { parseStoredItem, type StoredItem } from '../management/form/stored-item.ts'
import { defaultValues } from './default-values.ts'
import { type OfficeDraft, officeQueries } from './settings.queries.ts'

type OfficeState = { id: string; stored: StoredItem<OfficeDraft> }

export function useOfficeSettings() {
  const client = useClient()
  const [office, setOffice] = useState<OfficeState | null>(null)
  const [error, setError] = useState<CombinedError>()

  const refetch = useCallback(async () => {
    setError(undefined)
    const result = client.query(officeQueries.one, { id: '' }, { requestPolicy: 'network-only' })
    const { data, error } = await result.toPromise()
    if (data?.item) setOffice({ id: data.item.id, stored: parseStoredItem(data.item, defaultValues) })
    else setError(error)
  }, [client])

  useEffect(() => {
    refetch()
  }, [refetch])

  return { ...office, error, refetch }
}
