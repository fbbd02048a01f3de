/** The office as it is stored: read once, and again after each save, for the form begins anew with what it saved. */
import { organisation } from '@access/content/organisation/organisation.rules'
import { useCallback, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import { buildEmptyDraft, type FormDraft } from '../forms/empty-draft.ts'
import { parseStoredItem, type StoredItem } from '../management/form/stored-item.ts'
import { AnyOrganisationDocument, UpdateOrganisationDocument } from './settings.generated.ts'

// The office is there from the first start, and who saves it for the first time does the same as everyone after.
export const settingsQueries = {
  typename: 'Organisation',
  create: UpdateOrganisationDocument,
  update: UpdateOrganisationDocument,
}

/** What each setting is when it is left empty. */
export const emptyOffice = buildEmptyDraft(organisation)

type OfficeState = { id: string; stored: StoredItem<FormDraft<typeof organisation>> }

export type OfficeSettings = ReturnType<typeof useOfficeSettings>

export function useOfficeSettings() {
  const client = useClient()
  const [office, setOffice] = useState<OfficeState | null>(null)
  const [error, setError] = useState<CombinedError>()

  const fetchOffice = useCallback(
    () => client.query(AnyOrganisationDocument, {}, { requestPolicy: 'network-only' }).toPromise(),
    [client],
  )

  const refetch = useCallback(async () => {
    setError(undefined)
    const { data, error } = await fetchOffice()
    if (data?.item) setOffice({ id: data.item.id, stored: parseStoredItem(data.item, emptyOffice) })
    else setError(error)
  }, [fetchOffice])

  useEffect(() => {
    refetch()
  }, [refetch])

  return { ...office, error, refetch, fetchItem: async () => (await fetchOffice()).data?.item ?? null }
}
