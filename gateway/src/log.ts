// The gateway's log: one JSON line an event. What is written while a call is answered carries that call's id.
import { AsyncLocalStorage } from 'node:async_hooks'
import { GraphQLError } from 'graphql'
import type { DestinationStream, Logger } from 'pino'
import { pino } from 'pino'

const requestIds = new AsyncLocalStorage<string>()

/** Does the work as part of answering the request with this id. */
export function duringRequest<Result>(requestId: string, work: () => Result): Result {
  return requestIds.run(requestId, work)
}

export function createLog(level: string, destination?: DestinationStream): Logger {
  const mixin = () => {
    const requestId = requestIds.getStore()
    return requestId ? { requestId } : {}
  }
  return pino({ level, base: { name: 'gateway' }, mixin }, destination)
}

/** Where a message of GraphQL begins to quote a value. */
const quoting = /(represent|invalid value)\b.*$/s

/** An error as it may be logged: what kind it is and where it came from, without anything that somebody sent. */
export function describeError(error: unknown): Record<string, unknown> {
  const cause = error instanceof GraphQLError && error.originalError ? error.originalError : error
  if (!(cause instanceof Error)) return { kind: typeof cause }
  const places = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const { code } = cause as { code?: unknown }
  return {
    kind: cause.name,
    ...(code !== undefined && { code }),
    // The parser of JSON quotes what it read.
    ...(!(cause instanceof SyntaxError) && { message: cause.message.replace(quoting, '$1 …').slice(0, 500) }),
    places: places.slice(0, 12).map((line) => line.trim()),
  }
}
