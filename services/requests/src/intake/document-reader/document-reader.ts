/** Has a document read in a thread that can be ended: a stranger sent it. */
import { createWorkerPool } from '@access/service-kit'
import { compilePdfium } from '../pdf/compile-pdfium.ts'
import type { PagePicture } from '../pdf/render-page.ts'
import type { UploadInspection } from '../uploads/inspection/inspect-upload.ts'
import { documentReaderUrl } from './document-reader-url.ts'

/** What the thread is asked about the bytes of a document. */
export type DocumentQuestion =
  /** Whether we take a file of this name. */
  | { task: 'inspect'; name: string }
  /** The picture of a page of a PDF, the first being 1. */
  | { task: 'render'; page: number }

/**
 * A tenth of a second is usual, and what was written to keep us busy would take as long as it likes. Each thread may
 * take a processor and a quarter of a gigabyte, and nobody takes them all.
 */
const pool = createWorkerPool<DocumentQuestion>({
  url: documentReaderUrl,
  max: { inAll: 3, ofOwner: 1 },
  timeoutMs: 15_000,
  heapMb: 256,
  getShared: compilePdfium,
})

/**
 * What is found in a file that `sender` has sent: an address, or '' where senders are not told apart. Rejects with
 * `WorkerEndedError` for one that needs too much time or memory.
 */
export const readUpload = (name: string, bytes: Buffer, sender: string): Promise<UploadInspection> =>
  pool.read({ question: { task: 'inspect', name }, bytes: [bytes], owner: sender })

/** The page of a PDF for this reader, null where there is none. Rejects as `readUpload` does. */
export const readPage = (page: number, bytes: Buffer, reader: string): Promise<PagePicture | null> =>
  pool.read({ question: { task: 'render', page }, bytes: [bytes], owner: reader })
