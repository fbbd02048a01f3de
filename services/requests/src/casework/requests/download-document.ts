/**
 * POST /documents/:id/download and /documents/:id/original: a document as an attachment, for who works on its request; the
 * browser never shows it. One with active content is given by the second address only, which the portal asks for after a question.
 */
import { EditConflict, holdBytes, type RouteContext } from '@access/service-kit'
import type { Request, Response } from 'express'
import { documentKinds } from '../../intake/attachments/document.rules.ts'
import { type OpenedDocument, openDocument } from './open-document.ts'

/** Rejects with what `answering` knows how to say. Who opened what is in the audit before the first byte leaves. */
export const downloadDocument = (inside: RouteContext) => async (request: Request, answer: Response) => {
  const opened = await openDocument(inside, request, ({ activeContent }) => {
    if (activeContent)
      throw new EditConflict(
        'This file has active content. Look at its pages here, or download the original after the warning.',
      )
    return 'opened'
  })
  sendAttachment(request, answer, opened)
}

/** Whatever its content. */
export const downloadOriginal = (inside: RouteContext) => async (request: Request, answer: Response) => {
  const opened = await openDocument(inside, request, ({ activeContent }) =>
    activeContent ? 'opened the original, with active content, of' : 'opened',
  )
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
