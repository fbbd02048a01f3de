/** The routes for documents: uploads come as streams, downloads go as files. */
import {
  createStreamHandler,
  isDatabaseUnavailable,
  type RouteContext,
  ServiceUnavailable,
} from '@access/service-kit'
import type { Request, Response } from 'express'
import { documentMessages } from '../../intake/attachments/document.rules.ts'
import { createConcurrencyLimit } from '../../intake/uploads/concurrency-limit.ts'
import { receiveDocument } from '../../intake/uploads/receive-document.ts'
import { downloadDocument } from './download-document.ts'

/** How many are taken at once: what is encrypted is in memory two or three times for a moment. */
const maxConcurrentUploads = 6

export function documentRoutes(inside: RouteContext): void {
  const { app, log, requireStreamSignature } = inside
  const withErrors = (work: (request: Request, answer: Response) => Promise<void>) =>
    createStreamHandler(log, 'a paper failed', (request, answer) =>
      work(request, answer).catch(toServiceError),
    )
  app.post(
    '/documents',
    requireStreamSignature,
    withErrors(receiveDocument(inside, createConcurrencyLimit(maxConcurrentUploads))),
  )
  // Recorded, so not a GET.
  app.post('/documents/:id/download', requireStreamSignature, withErrors(downloadDocument(inside)))
}

/** Whoever sends a document in need is told what else they can do. */
function toServiceError(error: unknown): never {
  throw isDatabaseUnavailable(error)
    ? new ServiceUnavailable(60, documentMessages.serverBusy('this file'))
    : error
}
