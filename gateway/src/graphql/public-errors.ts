// The errors that clients see. All others are logged under their request id.

import { describeError } from '@access/service-kit/log'
import type { GraphQLFormattedError } from 'graphql'
import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'

/** Codes of the services' own errors: their messages are written for people, so they are public. */
const publicCodes = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'SECOND_FACTOR_NEEDED',
  'SESSION_RESTRICTED',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'TOO_LARGE',
  'BUSY',
])

/** Codes of the GraphQL server for documents that it does not execute. */
const documentErrorCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

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

interface ServiceError {
  message?: unknown
  path?: unknown
  extensions?: unknown
}

/** The public part of a service's error; null when it is not public. */
export function toPublicError({ message, extensions }: ServiceError) {
  const { code, fields, retryAfter, ...details } = (extensions ?? {}) as Record<string, unknown>
  if (typeof code !== 'string' || !publicCodes.has(code) || typeof message !== 'string') return null
  return {
    message,
    extensions: {
      code,
      ...pickFieldMessages(fields),
      ...pickRetryAfter(retryAfter),
      ...pickSecondFactor(details),
    },
  }
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
  if (typeof code === 'string' && documentErrorCodes.has(code))
    return { message, extensions: { code }, ...location }
  return { message: unexpectedMessage, extensions: { code: 'INTERNAL_SERVER_ERROR' }, ...location }
}

function pickFieldMessages(fields: unknown) {
  if (typeof fields !== 'object' || fields === null) return {}
  const messages = Object.entries(fields).filter((entry) => typeof entry[1] === 'string')
  return { fields: Object.fromEntries(messages) as Record<string, string> }
}

/** What a sign-in lacks, and WebAuthn's options for it. */
function pickSecondFactor({ secondFactor, passkeyOptions }: Record<string, unknown>) {
  if (!Array.isArray(secondFactor)) return {}
  return {
    secondFactor: secondFactor.map(String),
    ...(typeof passkeyOptions === 'object' && passkeyOptions !== null && { passkeyOptions }),
  }
}

function pickRetryAfter(seconds: unknown) {
  return typeof seconds === 'number' && Number.isFinite(seconds) ? { retryAfter: Math.ceil(seconds) } : {}
}
