/**
 * Reads one PDF, in a thread of its own: what it needs of time and memory is limited by whoever starts the thread
 * (`intake/pdf/read-pdf.ts`). Posts what was asked, or ends without a word.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { openPdf } from './intake/pdf/pdfium.ts'
import type { PdfTasks } from './intake/pdf/read-pdf.ts'
import { renderPage } from './intake/pdf/render-page.ts'
import { inspectPdfContent } from './intake/uploads/inspection/pdf-content.ts'

type Work = { [Task in keyof PdfTasks]: { task: Task; input: PdfTasks[Task]['input']; data: Uint8Array } }

const work = workerData as Work[keyof Work]
const data = Buffer.from(work.data.buffer)
parentPort?.postMessage(
  work.task === 'render' ? renderPage(await openPdf(data), work.input) : await inspectPdfContent(data),
)
