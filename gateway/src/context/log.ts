// The gateway's log: one JSON line per event. What is logged during a request carries the request id.
import { AsyncLocalStorage } from 'node:async_hooks'
import { GraphQLError } from 'graphql'
import type { DestinationStream, Logger } from 'pino'
import { pino } from 'pino'

const requestIds = new AsyncLocalStorage<string>()

/** Runs the work in the context of the request with this id. */
export function runWithRequestId<Result>(requestId: string, work: () => Result): Result {
  return requestIds.run(requestId, work)
}

/** Each call has a line: they are written together, and the last ones a second later, or when the process ends. */
const openStdout = () => pino.destination({ sync: false, minLength: 4_096, periodicFlush: 1_000 })

export function createLog(level: string, destination: DestinationStream = openStdout()): Logger {
  const mixin = () => {
    const requestId = requestIds.getStore()
    return requestId ? { requestId } : {}
  }
  return pino({ level, base: { name: 'gateway' }, mixin }, destination)
}

/** Where a GraphQL message begins to quote a value. */
const quotedValuePattern = /(represent|invalid value)\b.*$/s

/** An error as it may be logged: its kind and stack frames, without user input. */
export function describeError(error: unknown): Record<string, unknown> {
  const cause = error instanceof GraphQLError && error.originalError ? error.originalError : error
  if (!(cause instanceof Error)) return { kind: typeof cause }
  const stackFrames = cause.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const { code } = cause as { code?: unknown }
  return {
    kind: cause.name,
    ...(code !== undefined && { code }),
    // The JSON parser quotes its input.
    ...(!(cause instanceof SyntaxError) && {
      message: cause.message.replace(quotedValuePattern, '$1 …').slice(0, 500),
    }),
    places: stackFrames.slice(0, 12).map((line) => line.trim()),
  }
}

/** Ends the process on an error that nobody caught, as Node does, which would print what the error quotes. */
export function exitOnUncaughtError(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal(describeError(error), 'an error that nobody caught')
    process.exit(1)
  })
}
