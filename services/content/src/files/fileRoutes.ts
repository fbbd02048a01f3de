/** What of files is not GraphQL: they come as streams and are given as files. */
import { type Inside, loggable } from '@access/service-kit'
import type { Request, RequestHandler, Response } from 'express'
import { giveBy } from './give.ts'
import { sendProblem } from './problems.ts'
import { receiveBy } from './receive.ts'

/** Milliseconds that somebody has to finish sending what was refused. */
const toFinish = 2000

export function fileRoutes(inside: Inside): void {
  const { app, log, signedStreamsOnly } = inside

  const answered =
    (work: (request: Request, answer: Response) => Promise<void>): RequestHandler =>
    async (request, answer) => {
      try {
        await work(request, answer)
      } catch (error) {
        if (sendProblem(answer, error)) log.error(loggable(error), 'a file failed')
        letGo(request)
      }
    }

  app.post('/files', signedStreamsOnly, answered(receiveBy(inside)))
  app.get('/files/:id/:name', signedStreamsOnly, answered(giveBy(inside)))
}

/** What is still on its way is thrown away, for the connection has other calls to carry; but not for ever. */
function letGo(request: Request): void {
  if (request.complete) return
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.destroy()
  }, toFinish).unref()
}
