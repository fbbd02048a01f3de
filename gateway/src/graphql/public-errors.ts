// The errors that clients see. All others are logged under their request id.

import { describeError } from '@access/service-kit/log'
import { documentErrorCodes, isPublicCode } from '@access/service-kit/problems/problems.rules'
import type { GraphQLFormattedError } from 'graphql'
import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'

const unexpectedMessage = 'Something went wrong on our side. Please try again.'

/** A service does not answer: the client may retry in a few seconds. */
export function createBusyError() {
  return new GraphQLError('This part of the site does not answer just now. Please try again in a moment.', {
    extensions: { code: 'BUSY', retryAfter: 5 },
  })
}

/** The request is too large for a service. */
export function createTooLargeError() {
  return new GraphQLError('This is more than we can take at once.', { extensions: { code: 'TOO_LARGE' } })
}

/** An internal error; its cause is only in the log. */
export function createInternalError() {
  return new GraphQLError(unexpectedMessage, {
    extensions: { code: 'INTERNAL_SERVER_ERROR', isLogged: true },
  })
}

/** What an error tells besides its message: of each field, when to come again, and what a sign-in lacks. */
const publicDetails = ['fields', 'retryAfter', 'secondFactor', 'passkeyOptions']

/** The public part of a service's error; null when it is not public. */
export function toPublicError({
  message,
  extensions = {},
}: Pick<GraphQLFormattedError, 'message' | 'extensions'>) {
  const { code, ...details } = extensions
  if (!isPublicCode(code)) return null
  const named = Object.entries(details).filter(([name]) => publicDetails.includes(name))
  return { message, extensions: { code, ...Object.fromEntries(named) } }
}

/**
 * Formats every GraphQL error by an allow-list, so that a new kind of error discloses nothing by default. What
 * is withheld here is in the log.
 */
export const createErrorFormatter = (log: Logger) => (error: GraphQLFormattedError, cause: unknown) => {
  const formatted = formatError(error)
  const isUnexpected = formatted.extensions?.code === 'INTERNAL_SERVER_ERROR' && !error.extensions?.isLogged
  if (isUnexpected) log.error({ ...describeError(cause), path: error.path }, 'a GraphQL operation failed')
  return formatted
}

function formatError(error: GraphQLFormattedError): GraphQLFormattedError {
  const { message, path, locations } = error
  const location = { ...(path && { path }), ...(locations && { locations }) }
  const failure = toPublicError(error)
  if (failure) return { ...failure, ...location }
  const { code, validationErrorCode } = error.extensions ?? {}
  if (validationErrorCode === 'INTROSPECTION_DISABLED')
    return { message: 'The schema is not shown here.', extensions: { code: String(code) }, ...location }
  if (documentErrorCodes.includes(code)) return { message, extensions: { code }, ...location }
  return { message: unexpectedMessage, extensions: { code: 'INTERNAL_SERVER_ERROR' }, ...location }
}
