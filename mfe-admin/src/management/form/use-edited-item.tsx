/** The item that a form is opened for, as it is stored, with what was typed into it before. */
import { Loading } from '@access/kit'
import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import { LoadError } from '../../data/LoadError.tsx'
import type { FormDefinition } from '../definition/definition.ts'
import { parseStoredItem, type StoredItem } from './stored-item.ts'
import { useItemDraft } from './use-item-draft.ts'

/** `id` is null for a new item. `stored` is null until the form can be shown; the placeholder stands in its place. */
export function useEditedItem({ defaultValues, queries, noun }: FormDefinition, id: string | null) {
  const client = useClient()
  const draft = useItemDraft(queries.typename, id)
  // A new item starts with the default values; an edited one is fetched first, since the table has only its columns.
  const [initial, setInitial] = useState<StoredItem | null>(
    id === null ? { draft: defaultValues, version: null } : null,
  )
  const variables = { id: id ?? '' }
  const [{ data, error, fetching }, refetch] = useQuery({
    query: queries.one,
    variables,
    pause: id === null,
    requestPolicy: 'network-only',
  })
  // Later fetches, which detect conflicts, do not change the initial values.
  if (!initial && data?.item) setInitial(parseStoredItem(data.item, defaultValues))

  /** After a conflict, what somebody else has saved; null when it is gone or cannot be loaded. */
  async function fetchItem() {
    const result = await client.query(queries.one, variables, { requestPolicy: 'network-only' }).toPromise()
    return result.data?.item ?? null
  }

  function renderPlaceholder() {
    if (initial || fetching || !(data || error)) return <Loading />
    if (error) return <LoadError error={error} retry={() => refetch()} />
    return <p role="alert">This {noun} no longer exists: someone else has deleted it.</p>
  }
  return { draft, stored: draft.isLoaded ? initial : null, placeholder: renderPlaceholder(), fetchItem }
}
