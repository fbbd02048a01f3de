/** Executes operations with the page's urql client, with the same results as the server's ApiClient. */
import type { ApiClient } from '@access/kit'
import { type Client, type CombinedError, createRequest, type TypedDocumentNode } from 'urql'

/** Executes a query or a mutation: in the browser, and on the server for forms without script. */
export type ExecuteOperation = ApiClient['executeOperation']

export const createApiClient =
  (client: Client): ExecuteOperation =>
  async (operation, variables) => {
    const request = createRequest(operation, variables)
    const { data, error } = await (isQuery(request.query)
      ? client.executeQuery(request, { requestPolicy: 'network-only' })
      : client.executeMutation(request)
    ).toPromise()
    return data && !error ? { data } : parseRequestError(error)
  }

const isQuery = ({ definitions }: Pick<TypedDocumentNode, 'definitions'>) =>
  definitions.some((definition) => 'operation' in definition && definition.operation === 'query')

interface ErrorExtensions {
  code?: string
  fields?: Record<string, string>
  retryAfter?: number
}

function parseRequestError(error: CombinedError | undefined) {
  const [{ message = '', extensions = {} } = {}] = error?.graphQLErrors ?? []
  const { code, fields = {}, retryAfter = 60 } = extensions as ErrorExtensions
  if (code === 'NOT_FOUND') return { notFound: true as const }
  if (code === 'BAD_USER_INPUT') return { errors: fields }
  if (code === 'CONFLICT') return { failure: 'failed' as const, retryAfter, message }
  return { failure: code === 'RATE_LIMITED' ? ('too many' as const) : ('failed' as const), retryAfter }
}
