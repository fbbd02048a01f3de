/** Which failed queries mean that our data cannot be reached just now, and which are errors of the query itself. */
import type { CombinedError } from 'urql'

/** Error codes that the same query would get again tomorrow. */
const clientErrorCodes = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_LARGE',
])

/** True when it is unknown whether the requested item exists: the gateway, a service or a database did not answer. */
export const isUnavailable = ({ networkError, graphQLErrors }: CombinedError): boolean =>
  networkError !== undefined ||
  graphQLErrors.some(({ extensions }) => !clientErrorCodes.has(String(extensions.code)))
