/** Asks the gateway what any visitor may ask. */
import { stringifyDocument, type TypedDocumentNode } from '@urql/core'
import type { Request } from 'express'
import { addressOf } from '../clientAddress.ts'
import { gatewayFetch } from '../gatewayFetch.ts'

/** The gateway did not answer, or could not. */
export class NoAnswer extends Error {}

export type Ask = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
) => Promise<Data>

export function asking(gatewayUrl: string, request: Request, timeout: number): Ask {
  const gateway = gatewayFetch(gatewayUrl, { clientAddress: addressOf(request), timeout })
  return async <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables?: Variables,
  ): Promise<Data> => {
    const query = stringifyDocument(document)
    try {
      const answer = await gateway.fetch(`${gatewayUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        body: JSON.stringify({ query, operationName: /query (\w+)/.exec(query)?.[1], variables }),
      })
      const { data, errors } = (await answer.json()) as { data?: Data | null; errors?: { message: string }[] }
      if (data && !errors) return data
      throw new Error(errors?.map(({ message }) => message).join() ?? `status ${answer.status}`)
    } catch (reason) {
      throw new NoAnswer((reason as Error).message, { cause: reason })
    }
  }
}
