/** Formats errors for clients: our own as they are, all others without details. */
import { unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLFormattedError } from 'graphql'
import { describeError, type Log } from '../context/log.ts'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import { ServiceUnavailable } from '../errors/errors.ts'

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
const graphqlCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

/**
 * A value that the database does not take, to store it or to look for it (SQLSTATE class 22), or that cannot even be
 * sent: text with a NUL.
 */
export const isInvalidValue = (error: unknown) =>
  /^(22[0-9A-Z]{3}|08P01)$/.test(String((error as { code?: unknown })?.code))

export const invalidValueMessage = 'This contains a character, number or id that is not valid'

/** GraphQL's "Did you mean" would disclose the names of the schema. */
const removeSuggestion = (message: string) => message.replace(/ Did you mean .*\?$/s, '')

/** Apollo's `formatError` for our services. */
export const createErrorFormatter =
  (log: Log) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = String(formatted.extensions?.code)
    const { path, locations } = formatted
    const message = removeSuggestion(formatted.message)
    if (publicCodes.has(code)) {
      const { fields, retryAfter, secondFactor, passkeyOptions } = formatted.extensions ?? {}
      return {
        message,
        path,
        locations,
        extensions: {
          code,
          ...(fields ? { fields } : {}),
          ...(retryAfter ? { retryAfter } : {}),
          ...(secondFactor ? { secondFactor } : {}),
          ...(passkeyOptions ? { passkeyOptions } : {}),
        },
      }
    }
    if (graphqlCodes.has(code)) return { message, locations, extensions: { code } }

    const cause = unwrapResolverError(error)
    if (isInvalidValue(cause))
      return {
        message: invalidValueMessage,
        path,
        locations,
        extensions: { code: 'BAD_USER_INPUT', fields: {} },
      }
    if (isDatabaseUnavailable(cause)) {
      log.error({ ...describeError(cause), path }, 'the database cannot be reached')
      const { message, extensions } = new ServiceUnavailable()
      return { message, path, locations, extensions }
    }
    log.error({ ...describeError(cause), path }, 'a resolver failed')
    return { message: 'Something went wrong', path, locations, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
  }
