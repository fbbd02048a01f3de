/** Asks through the page's own client, and tells the outcome in the words that the desk of a form uses as well. */
import type { Desk } from '@access/kit'
import type { Client, CombinedError } from 'urql'

export const askThrough =
  (client: Client): Desk['ask'] =>
  async (operation, variables = {}) => {
    const { data, error } = await (/^\s*query/.test(operation)
      ? client.query(operation, variables, { requestPolicy: 'network-only' })
      : client.mutation(operation, variables)
    ).toPromise()
    return data && !error ? { answer: data } : refusalIn(error)
  }

interface Refusal {
  code?: string
  fields?: Record<string, string>
  retryAfter?: number
}

function refusalIn(error: CombinedError | undefined) {
  const { code, fields = {}, retryAfter = 60 } = (error?.graphQLErrors[0]?.extensions ?? {}) as Refusal
  if (code === 'NOT_FOUND') return { missing: true as const }
  if (code === 'BAD_USER_INPUT') return { errors: fields }
  return { failure: code === 'RATE_LIMITED' ? ('too many' as const) : ('failed' as const), retryAfter }
}
