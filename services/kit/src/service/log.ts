/**
 * One JSON line an event, to stdout; nothing personal, no secrets. What is written while a call is answered carries
 * the id that the gateway gave its request.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestHandler } from 'express'
import { GraphQLError } from 'graphql'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const requestIds = new AsyncLocalStorage<string>()

/** A log for one service. */
export const logOf = (name: string, level: string, into?: DestinationStream): Log => {
  const mixin = () => {
    const requestId = requestIds.getStore()
    return requestId ? { requestId } : {}
  }
  return pino({ name, level, base: { name }, mixin }, into)
}

/** Everything behind it is part of answering the request. */
export const withRequestId: RequestHandler = (request, _answer, next) => {
  const id = request.headers['x-request-id']
  if (typeof id === 'string') requestIds.run(id, next)
  else next()
}

/** Where a message begins to quote a value: GraphQL's of what it cannot serialize, the ORM's of what it cannot set. */
const quoting = /(represent|invalid value|Trying to set)\b.*$/s

/**
 * An error as it may be logged. Messages of database errors hold the statement with its values, so of those only
 * the kind, the SQLSTATE and the places in the code are kept; the parser of JSON quotes what it read.
 */
export function loggable(failure: unknown): Record<string, unknown> {
  const error = failure instanceof GraphQLError && failure.originalError ? failure.originalError : failure
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const isQuoting = error instanceof SyntaxError
  const fromDatabase = code !== undefined && /^[0-9A-Z]{5}$/.test(String(code))
  return {
    kind: error.name,
    code,
    ...(fromDatabase && { constraint, table }),
    ...(!fromDatabase && !isQuoting && { message: error.message.replace(quoting, '$1 …').slice(0, 500) }),
    places: places.slice(0, 12).map((line) => line.trim()),
  }
}
