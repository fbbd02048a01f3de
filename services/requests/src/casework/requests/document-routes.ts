/** The routes for documents: uploads come as streams, downloads go as files. */
import {
  createReservations,
  createStreamHandler,
  isDatabaseUnavailable,
  type RouteContext,
  ServiceUnavailable,
} from '@access/service-kit'
import type { Request, Response } from 'express'
import { documentMessages } from '../../intake/attachments/document.rules.ts'
import { receiveDocument } from '../../intake/uploads/receive-document.ts'
import { createUploadSlots } from '../../intake/uploads/upload-slots.ts'
import { downloadDocument, downloadOriginal } from './download-document.ts'
import { showPage } from './show-page.ts'

/** Each document is in memory until its page is drawn, which threads do one after the other. */
const maxPages = { inAll: 8, perSender: 2 }

export function documentRoutes(inside: RouteContext): void {
  const { app, log, requireSignature } = inside
  const withErrors = (work: (request: Request, answer: Response) => Promise<void>) =>
    createStreamHandler(log, 'a paper failed', (request, answer) =>
      work(request, answer).catch(toServiceError),
    )
  const withPlace = createReservations(
    maxPages,
    5,
    'Other pages are being drawn just now. Try again in a moment.',
  )
  app.post('/documents', requireSignature, withErrors(receiveDocument(inside, createUploadSlots())))
  // Recorded, so not a GET.
  app.post('/documents/:id/download', requireSignature, withErrors(downloadDocument(inside)))
  app.post('/documents/:id/original', requireSignature, withErrors(downloadOriginal(inside)))
  app.post('/documents/:id/pages/:page', requireSignature, withErrors(showPage(inside, withPlace)))
}

/** Anyone who sends a document in need is told what else they can do. */
function toServiceError(error: unknown): never {
  throw isDatabaseUnavailable(error)
    ? new ServiceUnavailable(60, documentMessages.serverBusy('this file'))
    : error
}
