/** What of files is not GraphQL: they come as streams and are given as files. */
import { answering, type Inside } from '@access/service-kit'
import { giveBy } from './give.ts'
import { receiveBy } from './receive.ts'

export function fileRoutes(inside: Inside): void {
  const { app, log, signedStreamsOnly } = inside
  const failed = 'a file failed'
  app.post('/files', signedStreamsOnly, answering(log, failed, receiveBy(inside)))
  app.get('/files/:id/:name', signedStreamsOnly, answering(log, failed, giveBy(inside)))
}
