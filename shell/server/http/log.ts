/** The shell's log: one JSON line an event. Lines written during a request have its id. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { type DestinationStream, type Logger, pino } from 'pino'

const requestIds = new AsyncLocalStorage<string>()

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, base: { name: 'shell' }, mixin: getRequestIdField }, destination)
}

function getRequestIdField(): { requestId?: string } {
  const requestId = requestIds.getStore()
  return requestId ? { requestId } : {}
}

/** The id that the request came with, or a new one. */
export function getRequestId({ headers }: IncomingMessage): string {
  const incomingId = headers['x-request-id']
  return typeof incomingId === 'string' && /^[\w-]{8,64}$/.test(incomingId) ? incomingId : randomUUID()
}

/** Assigns the request the id that it came with, or a new one, and returns it in the response. */
export const assignRequestId: RequestHandler = (request, response, next) => {
  const id = getRequestId(request)
  response.setHeader('x-request-id', id)
  requestIds.run(id, next)
}

/** The header by which the gateway and the services log a call under the same request id. */
export function getRequestIdHeader(): { 'x-request-id'?: string } {
  const id = requestIds.getStore()
  return id ? { 'x-request-id': id } : {}
}

/** An error for the log: its kind and its stack. Without the message of JSON.parse, which quotes its input. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const stackFrames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    kind: error.name,
    ...(!(error instanceof SyntaxError) && { message: error.message.slice(0, 500) }),
    stack: stackFrames.slice(0, 12).map((line) => line.trim()),
  }
}

/** Ends the process on an error that nobody caught, as Node does, which would print what the error quotes. */
export function exitOnUncaughtError(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal(describeError(error), 'an error that nobody caught')
    process.exit(1)
  })
}
