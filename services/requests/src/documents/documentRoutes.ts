/** What of papers is not GraphQL: they come as streams and are given as files. */
import { answering, type Inside, isDatabaseUnavailable, TooBusy } from '@access/service-kit'
import type { Request, Response } from 'express'
import { sentences } from './document.rules.ts'
import { giveBy } from './give.ts'
import { places } from './places.ts'
import { receiveBy } from './receive.ts'

/** How many are taken at once: what is sealed is in memory two or three times for a moment. */
const mostAtOnce = 6

export function documentRoutes(inside: Inside): void {
  const { app, log, signedStreamsOnly } = inside
  const answered = (work: (request: Request, answer: Response) => Promise<void>) =>
    answering(log, 'a paper failed', (request, answer) => work(request, answer).catch(inWords))
  app.post('/documents', signedStreamsOnly, answered(receiveBy(inside, places(mostAtOnce))))
  app.get('/documents/:id', signedStreamsOnly, answered(giveBy(inside)))
}

/** Whoever sends a paper in need is told what else they can do. */
function inWords(error: unknown): never {
  throw isDatabaseUnavailable(error) ? new TooBusy(60, sentences.serverBusy('this file')) : error
}
