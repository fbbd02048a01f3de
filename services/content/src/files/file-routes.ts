/** The routes of files: upload and download. */
import { createStreamHandler, type RouteContext } from '@access/service-kit'
import { createDownloadHandler } from './download-file.ts'
import { createUploadHandler } from './upload-file.ts'

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
