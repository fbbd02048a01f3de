/** Fetches an item as it is stored now, for a form that several people may have opened. */
import { type TypedDocumentNode, useClient } from 'urql'
import type { StoredVersion } from './use-edit-conflict.ts'

/** Resolves to null when it is gone or cannot be loaded. */
export function useFetchStored<Data, Item extends { version: number }>(
  query: TypedDocumentNode<Data, Record<string, never>>,
  find: (data: Data) => Item | undefined,
  toValues: (item: Item) => StoredVersion['values'],
) {
  const client = useClient()
  return async (): Promise<StoredVersion | null> => {
    const { data } = await client.query(query, {}, { requestPolicy: 'network-only' }).toPromise()
    const item = data && find(data)
    return item ? { values: toValues(item), version: item.version } : null
  }
}
