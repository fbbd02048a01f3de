/** Routes whose calls and answers are streams: a problem is told, and what is still on its way is thrown away. */
import type { Request, RequestHandler, Response } from 'express'
import { type Log, loggable } from '../service/log.ts'
import { answerProblem } from './problems.ts'

/** Milliseconds that somebody has to finish sending what was refused. */
const toFinish = 2000

/** The work as a route; `failed` is what the log says of a failure that is ours. */
export const answering =
  (log: Log, failed: string, work: (request: Request, answer: Response) => Promise<void>): RequestHandler =>
  async (request, answer) => {
    try {
      await work(request, answer)
    } catch (error) {
      if (answerProblem(answer, error)) log.error(loggable(error), failed)
      letGo(request)
    }
  }

/** The connection has other calls to carry, so it is read to its end; but not for ever. */
function letGo(request: Request): void {
  if (request.complete) return
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.destroy()
  }, toFinish).unref()
}
