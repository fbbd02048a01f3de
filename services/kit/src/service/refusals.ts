/** What the asker is told when something fails: our own words as they are, of everything else only that it failed. */
import { unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLFormattedError } from 'graphql'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { TooBusy } from '../errors.ts'
import { type Log, loggable } from './log.ts'

const ours = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'TOO_LARGE',
  'BUSY',
])
const fromGraphql = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

/** A value that the database cannot hold (SQLSTATE class 22), or cannot even be sent: text with a NUL in it. */
export const unstorable = (error: unknown) =>
  /^(22[0-9A-Z]{3}|08P01)$/.test(String((error as { code?: unknown })?.code))

/** GraphQL likes to guess what was meant, which tells strangers our names. */
const withoutGuesses = (message: string) => message.replace(/ Did you mean .*\?$/s, '')

/** Apollo's `formatError` for our services. */
export const asTold =
  (log: Log) =>
  (told: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = String(told.extensions?.code)
    const { path, locations } = told
    const message = withoutGuesses(told.message)
    if (ours.has(code)) {
      const { fields, retryAfter } = told.extensions ?? {}
      return {
        message,
        path,
        locations,
        extensions: { code, ...(fields ? { fields } : {}), ...(retryAfter ? { retryAfter } : {}) },
      }
    }
    if (fromGraphql.has(code)) return { message, locations, extensions: { code } }

    const cause = unwrapResolverError(error)
    if (unstorable(cause))
      return {
        message: 'Something in this cannot be stored',
        path,
        locations,
        extensions: { code: 'BAD_USER_INPUT', fields: {} },
      }
    if (isDatabaseUnavailable(cause)) {
      log.error({ ...loggable(cause), path }, 'the database cannot be reached')
      const { message, extensions } = new TooBusy()
      return { message, path, locations, extensions }
    }
    log.error({ ...loggable(cause), path }, 'a resolver failed')
    return { message: 'Something went wrong', path, locations, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
  }
