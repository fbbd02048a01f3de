/**
 * One JSON line per event, to stdout; no personal data, no secrets. What is logged during a request carries
 * the request id that the gateway assigned.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestHandler } from 'express'
import { GraphQLError } from 'graphql'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const requestIds = new AsyncLocalStorage<string>()

/** A log for one service. */
export const createLog = (name: string, level: string, destination?: DestinationStream): Log => {
  const mixin = () => {
    const requestId = requestIds.getStore()
    return requestId ? { requestId } : {}
  }
  return pino({ name, level, base: { name }, mixin }, destination)
}

/** Middleware: everything after it runs in the context of the request. */
export const withRequestId: RequestHandler = (request, _answer, next) => {
  const id = request.headers['x-request-id']
  if (typeof id === 'string') requestIds.run(id, next)
  else next()
}

/** Where a message begins to quote a value: GraphQL's about one it cannot serialize, the ORM's about one it cannot set. */
const quotedValuePattern = /(represent|invalid value|Trying to set)\b.*$/s

/**
 * An error as it may be logged. Messages of database errors hold the statement with its values, so of those only
 * the kind, the SQLSTATE and the stack frames are logged; the JSON parser quotes its input.
 */
export function describeError(thrown: unknown): Record<string, unknown> {
  const error = thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : thrown
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const stackFrames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const quotesInput = error instanceof SyntaxError
  const fromDatabase = code !== undefined && /^[0-9A-Z]{5}$/.test(String(code))
  return {
    kind: error.name,
    code,
    ...(fromDatabase && { constraint, table }),
    ...(!fromDatabase &&
      !quotesInput && { message: error.message.replace(quotedValuePattern, '$1 …').slice(0, 500) }),
    places: stackFrames.slice(0, 12).map((line) => line.trim()),
  }
}

/** Ends the process on an error that nobody caught, as Node does, which would print what the error quotes. */
export function exitOnUncaughtError(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal(describeError(error), 'an error that nobody caught')
    process.exit(1)
  })
}
