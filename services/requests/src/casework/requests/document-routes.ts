/** The routes for documents: uploads come as streams, downloads go as files. */
import {
  createReservations,
  createStreamHandler,
  EditConflict,
  holdBytes,
  isDatabaseUnavailable,
  type RouteContext,
  ServiceUnavailable,
} from '@access/service-kit'
import type { Request, Response } from 'express'
import { documentKinds, documentMessages } from '../../intake/attachments/document.rules.ts'
import { receiveDocument } from '../../intake/uploads/receive-document.ts'
import { createUploadSlots } from '../../intake/uploads/upload-slots.ts'
import { type OpenedDocument, openDocument } from './open-document.ts'
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
  app.post('/documents/:id/download', requireSignature, withErrors(download(inside)))
  app.post('/documents/:id/original', requireSignature, withErrors(download(inside, { isOriginal: true })))
  app.post('/documents/:id/pages/:page', requireSignature, withErrors(showPage(inside, withPlace)))
}

/** Anyone who sends a document in need is told what else they can do. */
function toServiceError(error: unknown): never {
  throw isDatabaseUnavailable(error)
    ? new ServiceUnavailable(60, documentMessages.serverBusy('this file'))
    : error
}

/**
 * A document as an attachment, for who works on its request; the browser never shows it. One with active content is given
 * as the original only, which the portal asks for after a question. Who opened what is in the audit before the first byte.
 */
const download =
  (inside: RouteContext, { isOriginal = false } = {}) =>
  async (request: Request, answer: Response) => {
    const opened = await openDocument(inside, request, ({ activeContent }) => {
      if (!activeContent) return 'opened'
      if (isOriginal) return 'opened the original, with active content, of'
      throw new EditConflict(
        'This file has active content. Look at its pages here, or download the original after the warning.',
      )
    })
    sendAttachment(request, answer, opened)
  }

function sendAttachment(
  request: Request,
  answer: Response,
  { document: { kind }, name, bytes }: OpenedDocument,
) {
  holdBytes(request, answer, bytes.length)
  answer
    .attachment(name)
    .set({
      // By what was found inside, whatever the browser that sent it said.
      'content-type': documentKinds.find((documentKind) => documentKind.kind === kind)!.type,
      'content-length': String(bytes.length),
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'accept-ranges': 'none',
    })
    .end(bytes)
}
