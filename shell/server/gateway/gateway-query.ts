/** Queries the gateway as an anonymous visitor. */
import { stringifyDocument, type TypedDocumentNode } from '@urql/core'
import { createGatewayFetch } from './gateway-fetch.ts'

/** The gateway did not respond, or responded with an error. */
export class GatewayUnavailable extends Error {}

export type QueryGateway = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
) => Promise<Data>

/** `isSameForAll` says whether all answers so far were. */
export function createGatewayQuery(
  gatewayUrl: string,
  options: { clientAddress: string | null; timeout: number },
): { query: QueryGateway; isSameForAll(): boolean } {
  const gateway = createGatewayFetch(gatewayUrl, options)
  const query: QueryGateway = async <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables?: Variables,
  ): Promise<Data> => {
    const text = stringifyDocument(document)
    const operationName = /query (\w+)/.exec(text)?.[1] ?? ''
    try {
      const response = await gateway.fetch(`${gatewayUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          'x-apollo-operation-name': operationName,
        },
        body: JSON.stringify({ query: text, operationName, variables }),
      })
      const { data, errors } = JSON.parse(await response.text()) as {
        data?: Data | null
        errors?: { message: string }[]
      }
      if (data && !errors) return data
      throw new Error(errors?.map(({ message }) => message).join() ?? `status ${response.status}`)
    } catch (reason) {
      throw new GatewayUnavailable((reason as Error).message, { cause: reason })
    }
  }
  return { query, isSameForAll: gateway.isSameForAll }
}
