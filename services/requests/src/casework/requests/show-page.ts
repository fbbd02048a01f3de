/** POST /documents/:id/pages/:page: a picture of a page of a PDF, for administrators. The PDF itself stays here. */
import {
  EditConflict,
  NotFound,
  type RouteContext,
  type RunReserved,
  WorkerEndedError,
} from '@access/service-kit'
import type { Request, Response } from 'express'
import { readPage } from '../../intake/document-reader/document-reader.ts'
import type { PagePicture } from '../../intake/pdf/render-page.ts'
import { openDocument } from './open-document.ts'

/** Anyone who turns the pages of a document within so many milliseconds is recorded once. */
const viewDuration = 10 * 60_000

/** Limited per reader: drawing takes a processor, and up to a quarter of a gigabyte. */
export function showPage(inside: RouteContext, withPlace: RunReserved) {
  /** The end of each view, by its reader and its document. */
  const views = new Map<string, number>()

  return async (request: Request, answer: Response): Promise<void> => {
    let [view, readerId] = ['', '']
    const { bytes } = await openDocument(inside, request, ({ id, kind, needsPassword }, { id: reader }) => {
      if (kind !== 'pdf') throw new EditConflict('Only the pages of a PDF can be shown here.')
      if (needsPassword) throw new EditConflict('Nobody can look into this file without its password.')
      readerId = reader
      view = `${reader} ${id}`
      return (views.get(view) ?? 0) > Date.now() ? null : 'viewed the pages of'
    })
    rememberView(view)
    const pageNumber = Number(request.params.page)
    const picture = await withPlace(readerId, () => drawPage(pageNumber, bytes, readerId))
    if (picture === null) throw new NotFound('page', String(request.params.page))
    answer
      .set({
        'content-type': 'image/png',
        'content-length': String(picture.png.length),
        'x-page-count': String(picture.pageCount),
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .end(Buffer.from(picture.png))
  }

  function drawPage(page: number, bytes: Buffer, reader: string): Promise<PagePicture | null> {
    return readPage(page, bytes, reader).catch((error) => {
      if (!(error instanceof WorkerEndedError)) throw error
      throw new EditConflict('The pages of this file cannot be shown: it is damaged, or too large to draw.')
    })
  }

  function rememberView(view: string) {
    const now = Date.now()
    for (const [other, end] of views) if (end <= now) views.delete(other)
    if (!views.has(view)) views.set(view, now + viewDuration)
  }
}
