/** Which failed queries mean that our data cannot be reached just now, and which are about the question itself. */
import type { CombinedError } from 'urql'

/** Codes of refusals that the same question would meet again tomorrow. */
const aboutTheQuestion = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_LARGE',
])

/** True when nobody knows whether what was asked for exists: the gateway, a service or a database did not answer. */
export const isUnavailable = ({ networkError, graphQLErrors }: CombinedError): boolean =>
  networkError !== undefined ||
  graphQLErrors.some(({ extensions }) => !aboutTheQuestion.has(String(extensions.code)))
