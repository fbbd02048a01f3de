/** The item that a form is opened for, as it is stored, with what was typed into it before. */
import { Loading } from '@access/kit'
import { type ReactNode, useState } from 'react'
import { useClient, useQuery } from 'urql'
import { LoadError } from '../../data/LoadError.tsx'
import type { FormDefinition, FullItem, ListedItem } from '../definition/definition.ts'
import { parseStoredItem, type StoredItem } from './stored-item.ts'
import { type ItemDraftState, useItemDraft } from './use-item-draft.ts'

type EditedItem<Draft> = {
  draft: ItemDraftState
  /** Null until the form can be shown; then the placeholder stands in its place. */
  stored: StoredItem<Draft> | null
  placeholder: ReactNode
  /** Fetches the item as it is stored now; null when it is gone or cannot be loaded. */
  fetchItem(): Promise<FullItem<Draft> | null>
}

/** `id` is null for a new item. */
export function useEditedItem<Row extends ListedItem, Draft extends object>(
  definition: FormDefinition<Row, Draft>,
  id: string | null,
): EditedItem<Draft> {
  const draft = useItemDraft(definition.queries.typename, id)
  const { stored, placeholder } = useInitialItem(definition, id)
  const fetchItem = useFetchItem(definition, id)
  const isReady = stored !== null && draft.isLoaded
  return { draft, stored: isReady ? stored : null, placeholder: placeholder ?? <Loading />, fetchItem }
}

// A new item starts with the default values; an edited one is fetched first, since the table has only its columns.
function useInitialItem<Row extends ListedItem, Draft extends object>(
  { defaultValues, queries, noun }: FormDefinition<Row, Draft>,
  id: string | null,
): { stored: StoredItem<Draft> | null; placeholder: ReactNode } {
  const [initial, setInitial] = useState<StoredItem<Draft> | null>(
    id === null ? { draft: defaultValues, version: null } : null,
  )
  const [{ data, error, fetching }, refetch] = useQuery({
    query: queries.one,
    variables: { id: id ?? '' },
    pause: id === null,
    requestPolicy: 'network-only',
  })
  // Later fetches, which detect conflicts, do not change the initial values.
  if (!initial && data?.item) setInitial(parseStoredItem(data.item, defaultValues))
  if (initial) return { stored: initial, placeholder: null }
  if (fetching || !(data || error)) return { stored: null, placeholder: null }
  if (error) return { stored: null, placeholder: <LoadError error={error} retry={() => refetch()} /> }
  return {
    stored: null,
    placeholder: <p role="alert">This {noun} no longer exists: someone else has deleted it.</p>,
  }
}

// After a conflict, what somebody else has saved.
function useFetchItem<Row extends ListedItem, Draft extends object>(
  { queries }: FormDefinition<Row, Draft>,
  id: string | null,
) {
  const client = useClient()
  return async () => {
    if (id === null) return null
    const { data } = await client.query(queries.one, { id }, { requestPolicy: 'network-only' }).toPromise()
    return data?.item ?? null
  }
}
