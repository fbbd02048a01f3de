/**
 * Reads one PDF, or makes one of a picture, in a thread of its own: what it needs of time and memory is limited by whoever starts the thread
 * (`intake/pdf/read-pdf.ts`). Posts what was asked, or ends without a word.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { openPdf } from './intake/pdf/pdfium.ts'
import type { PdfTasks } from './intake/pdf/read-pdf.ts'
import { renderPage } from './intake/pdf/render-page.ts'
import { convertPicture } from './intake/pictures/convert-picture.ts'
import { inspectPdfContent } from './intake/uploads/inspection/pdf-content.ts'

type Work = { [Task in keyof PdfTasks]: { task: Task; input: PdfTasks[Task]['input']; data: Uint8Array } }

const work = workerData as Work[keyof Work]
const data = Buffer.from(work.data.buffer)

async function perform(): Promise<PdfTasks[keyof PdfTasks]['result']> {
  if (work.task === 'convert') return convertPicture(data)
  return work.task === 'render' ? renderPage(await openPdf(data), work.input) : inspectPdfContent(data)
}

parentPort?.postMessage(await perform())
