/** Fetches a query from the network, bypassing the cache. */
import { type TypedDocumentNode, useClient } from 'urql'

/** Resolves to null on failure. */
export function useRefetch<Data>(query: TypedDocumentNode<Data, Record<string, never>>) {
  const client = useClient()
  return async (): Promise<Data | null> => {
    const { data } = await client.query(query, {}, { requestPolicy: 'network-only' }).toPromise()
    return data ?? null
  }
}
