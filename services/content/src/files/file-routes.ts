/** The routes of files: upload and download. */
import { createReservations, createStreamHandler, createTurns, type RouteContext } from '@access/service-kit'
import type { Request, Response } from 'express'
import { createDownloadHandler } from './download-file.ts'
import { readUploadedFile } from './read-uploaded-file.ts'
import { findOrStoreFile } from './store-file.ts'

export function addFileRoutes(context: RouteContext): void {
  const { app, log, requireSignature } = context
  const logMessage = 'a file failed'
  app.post('/files', requireSignature, createStreamHandler(log, logMessage, createUploadHandler(context)))
  app.get(
    '/files/:id/:name',
    requireSignature,
    createStreamHandler(log, logMessage, createDownloadHandler(context)),
  )
}

/** How many uploads arrive at once, each in memory when it has: a colleague drops a handful into the library. */
const maxArriving = { inAll: 24, perSender: 6 }
const busyMessage = 'Other files are being uploaded just now. Try again in a moment.'

/** How many are processed at once: the largest picture takes a quarter of a gigabyte to decode. */
const maxProcessed = { inAll: 2, ofOwner: 1 }

/** Rejects with what `answering` knows how to say. */
function createUploadHandler({ orm, getAdministrator }: RouteContext) {
  const withPlace = createReservations(maxArriving, 5, busyMessage)
  const turns = createTurns(maxProcessed)
  return async (request: Request, response: Response): Promise<void> => {
    const actor = await getAdministrator(request, 'manageContent')
    await withPlace(actor.id, async () => {
      const uploaded = await readUploadedFile(request)
      const endTurn = await turns.take(actor.id)
      try {
        const file = await findOrStoreFile(orm.em.fork(), uploaded, actor)
        const { id, name, kind, url, width, height, size } = file
        response.status(201).set('cache-control', 'no-store')
        response.json({ id, name, kind, url, width, height, size })
      } finally {
        endTurn()
      }
    })
  }
}
