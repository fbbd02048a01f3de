/**
 * The log of every program: one JSON line per event, to stdout; no personal data, no secrets. What is logged during a
 * request carries its id, which the shell assigns and all calls take along.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const requestIds = new AsyncLocalStorage<string>()

/** A log for one program. */
export const createLog = (name: string, level: string, destination?: DestinationStream): Log =>
  pino({ level, base: { name }, mixin: getRequestIdField }, destination)

function getRequestIdField(): { requestId?: string } {
  const requestId = getRequestId()
  return requestId ? { requestId } : {}
}

/** Middleware: the id that a request came with, or a new one, is in its response and in all that is logged for it. */
export const withRequestId: RequestHandler = ({ headers }, response, next) => {
  const givenId = headers['x-request-id']
  const id = typeof givenId === 'string' && /^[\w-]{8,64}$/.test(givenId) ? givenId : randomUUID()
  response.setHeader('x-request-id', id)
  requestIds.run(id, next)
}

/** The id of the request that is being answered. */
export const getRequestId = (): string | undefined => requestIds.getStore()

/** The header by which the programs that are called log a call under the same id. */
export function getRequestIdHeader(): { 'x-request-id'?: string } {
  const id = getRequestId()
  return id ? { 'x-request-id': id } : {}
}

/** Where a message begins to quote a value: GraphQL's about one it cannot serialize, the ORM's about one it cannot set. */
const quotedValuePattern = /(represent|invalid value|Trying to set)\b.*$/s

/**
 * An error as it may be logged. Messages of database errors hold the statement with its values, so of those only
 * the kind, the SQLSTATE and the stack frames are logged; the JSON parser quotes its input.
 */
export function describeError(thrown: unknown): Record<string, unknown> {
  // GraphQL wraps what a resolver has thrown.
  const { originalError } = (thrown ?? {}) as { originalError?: unknown }
  const error = originalError instanceof Error ? originalError : thrown
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const stackFrames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const quotesInput = error instanceof SyntaxError
  const fromDatabase = code !== undefined && /^[0-9A-Z]{5}$/.test(String(code))
  return {
    kind: error.name,
    ...(code !== undefined && { code }),
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
