/** Formats errors for clients: our own as they are, all others without details. */
import { unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLError, GraphQLFormattedError } from 'graphql'
import { describeError, type Log } from '../context/log.ts'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import { Invalid, ServiceUnavailable } from '../errors/errors.ts'
import { documentErrorCodes, isPublicCode } from '../problems/problems.rules.ts'

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
    const { extensions, path, locations } = formatted
    const message = removeSuggestion(formatted.message)
    if (isPublicCode(extensions?.code)) return { message, path, locations, extensions }
    if (documentErrorCodes.includes(extensions?.code)) return { message, locations, extensions }

    const cause = unwrapResolverError(error)
    const toPublic = ({ message, extensions }: GraphQLError) => ({ message, path, locations, extensions })
    if (isInvalidValue(cause)) return toPublic(new Invalid({}, invalidValueMessage))
    if (isDatabaseUnavailable(cause)) {
      log.error({ ...describeError(cause), path }, 'the database cannot be reached')
      return toPublic(new ServiceUnavailable())
    }
    log.error({ ...describeError(cause), path }, 'a resolver failed')
    return { message: 'Something went wrong', path, locations, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
  }
