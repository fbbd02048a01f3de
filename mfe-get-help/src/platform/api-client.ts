/** Executes operations with the page's urql client, with the same results as the server's ApiClient. */
import type { ApiClient } from '@access/kit'
import type { Client, CombinedError } from 'urql'

export const createApiClient =
  (client: Client): ApiClient['executeOperation'] =>
  async (operation, variables = {}) => {
    const { data, error } = await (/^\s*query/.test(operation)
      ? client.query(operation, variables, { requestPolicy: 'network-only' })
      : client.mutation(operation, variables)
    ).toPromise()
    return data && !error ? { data } : parseRequestError(error)
  }

interface ErrorExtensions {
  code?: string
  fields?: Record<string, string>
  retryAfter?: number
}

function parseRequestError(error: CombinedError | undefined) {
  const {
    code,
    fields = {},
    retryAfter = 60,
  } = (error?.graphQLErrors[0]?.extensions ?? {}) as ErrorExtensions
  if (code === 'NOT_FOUND') return { notFound: true as const }
  if (code === 'BAD_USER_INPUT') return { errors: fields }
  return { failure: code === 'RATE_LIMITED' ? ('too many' as const) : ('failed' as const), retryAfter }
}
