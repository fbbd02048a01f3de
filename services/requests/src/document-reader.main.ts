/** The thread that reads one document; its limits are in `intake/document-reader/document-reader.ts`. */
import { serveWorker } from '@access/service-kit/workers'
import type { DocumentQuestion } from './intake/document-reader/document-reader.ts'
import { takeCompiledPdfium } from './intake/pdf/compile-pdfium.ts'
import { openPdf } from './intake/pdf/pdfium.ts'
import { renderPage } from './intake/pdf/render-page.ts'
import { inspectUpload } from './intake/uploads/inspection/inspect-upload.ts'

serveWorker<DocumentQuestion>(async function* read(question, bytes, pdfium) {
  takeCompiledPdfium(pdfium)
  if (question.task === 'render') yield await renderPage(await openPdf(bytes), question.page)
  else yield await inspectUpload(question.files, bytes)
})
