/** Routes with streamed requests and responses: errors are sent as problems, and the rest of the request is drained. */
import type { Request, RequestHandler, Response } from 'express'
import { describeError, type Log } from '../context/log.ts'
import { sendErrorProblem } from './problems.ts'

/** Milliseconds that a client has to finish sending a rejected request. */
const drainTimeoutMs = 2000

/** A route that runs `handle`; `logMessage` is logged with unexpected errors. */
export const createStreamHandler =
  (
    log: Log,
    logMessage: string,
    handle: (request: Request, response: Response) => Promise<void>,
  ): RequestHandler =>
  async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      if (sendErrorProblem(response, error)) log.error(describeError(error), logMessage)
      drainRequest(request)
    }
  }

/** Reads the request to its end, up to a time limit, so that the connection can be reused. */
function drainRequest(request: Request): void {
  if (request.complete) return
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.destroy()
  }, drainTimeoutMs).unref()
}
