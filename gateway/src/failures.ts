// What may go wrong, in the words the outside hears. Everything else stays inside, under its request id.
import type { GraphQLFormattedError } from 'graphql'
import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import { describeError } from './log.ts'

/** Codes the services throw on purpose: their message is written for people, so it is passed on. */
const ours = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'TOO_LARGE',
  'BUSY',
])

/** Codes the GraphQL server itself gives a document it does not run. */
const aboutTheDocument = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

const unexpected = 'Something went wrong on our side. Please try again.'

/** A part of the product does not answer: true for now, so worth another try in a few seconds. */
export function busy() {
  return new GraphQLError('This part of the site does not answer just now. Please try again in a moment.', {
    extensions: { code: 'BUSY', retryAfter: 5 },
  })
}

/** A service does not take this much. */
export function tooLarge() {
  return new GraphQLError('This is more than we can take at once.', { extensions: { code: 'TOO_LARGE' } })
}

/** A failure whose cause is in the log already and nowhere else. */
export function internal() {
  return new GraphQLError(unexpected, { extensions: { code: 'INTERNAL_SERVER_ERROR', isLogged: true } })
}

interface Told {
  message?: unknown
  path?: unknown
  extensions?: unknown
}

/** What a service said went wrong, cut down to what may leave: null when it is not for outside ears. */
export function failureOf({ message, extensions }: Told) {
  const { code, fields, retryAfter } = (extensions ?? {}) as Record<string, unknown>
  if (typeof code !== 'string' || !ours.has(code) || typeof message !== 'string') return null
  return { message, extensions: { code, ...fieldsOf(fields), ...retryOf(retryAfter) } }
}

/**
 * The last door of every GraphQL answer: an allow-list, so that a new kind of failure says nothing by default. What
 * is kept back here is in the log.
 */
export const formatErrorWith = (log: Logger) => (error: GraphQLFormattedError, cause: unknown) => {
  const told = formatError(error)
  const isOurs = told.extensions?.code === 'INTERNAL_SERVER_ERROR' && !error.extensions?.isLogged
  if (isOurs) log.error({ ...describeError(cause), path: error.path }, 'a question failed')
  return told
}

function formatError(error: GraphQLFormattedError): GraphQLFormattedError {
  const { message, path, locations } = error
  const where = { ...(path && { path }), ...(locations && { locations }) }
  const failure = failureOf(error)
  if (failure) return { ...failure, ...where }
  const { code, validationErrorCode } = error.extensions ?? {}
  if (validationErrorCode === 'INTROSPECTION_DISABLED')
    return { message: 'The schema is not shown here.', extensions: { code: String(code) }, ...where }
  if (typeof code === 'string' && aboutTheDocument.has(code))
    return { message, extensions: { code }, ...where }
  return { message: unexpected, extensions: { code: 'INTERNAL_SERVER_ERROR' }, ...where }
}

function fieldsOf(fields: unknown) {
  if (typeof fields !== 'object' || fields === null) return {}
  const words = Object.entries(fields).filter((entry) => typeof entry[1] === 'string')
  return { fields: Object.fromEntries(words) as Record<string, string> }
}

function retryOf(seconds: unknown) {
  return typeof seconds === 'number' && Number.isFinite(seconds) ? { retryAfter: Math.ceil(seconds) } : {}
}
