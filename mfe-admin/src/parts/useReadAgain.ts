/** Asks for what is stored now, whatever is known of it already. */
import { type TypedDocumentNode, useClient } from 'urql'

/** The function resolves to null when it cannot be had. */
export function useReadAgain<Data>(query: TypedDocumentNode<Data, Record<string, never>>) {
  const client = useClient()
  return async (): Promise<Data | null> => {
    const { data } = await client.query(query, {}, { requestPolicy: 'network-only' }).toPromise()
    return data ?? null
  }
}
