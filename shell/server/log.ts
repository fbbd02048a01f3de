/** The shell's log: one JSON line an event. What is written while a request is answered carries that request's id. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { type DestinationStream, type Logger, pino } from 'pino'

const requestIds = new AsyncLocalStorage<string>()

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, base: { name: 'shell' }, mixin: requestIdField }, destination)
}

function requestIdField(): { requestId?: string } {
  const requestId = requestIds.getStore()
  return requestId ? { requestId } : {}
}

/** Gives the request the id that it came with, or a new one, and tells it with the answer. */
export const withRequestId: RequestHandler = (request, response, next) => {
  const given = request.headers['x-request-id']
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  response.setHeader('x-request-id', id)
  requestIds.run(id, next)
}

/** By which the gateway and the services log a call under the id of the request it is made for. */
export function requestIdHeader(): { 'x-request-id'?: string } {
  const id = requestIds.getStore()
  return id ? { 'x-request-id': id } : {}
}

/** An error as it may be logged: what kind it is and where it came from. The parser of JSON quotes what it read. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    kind: error.name,
    ...(!(error instanceof SyntaxError) && { message: error.message.slice(0, 500) }),
    places: places.slice(0, 12).map((line) => line.trim()),
  }
}
