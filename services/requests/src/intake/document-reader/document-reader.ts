/** Has a document read in a thread that can be ended: a stranger sent it. */
import { createWorkerPool } from '@access/service-kit'
import type { FileInfo } from '../attachments/document.rules.ts'
import { compilePdfium } from '../pdf/compile-pdfium.ts'
import type { PagePicture } from '../pdf/render-page.ts'
import type { UploadInspection } from '../uploads/inspection/inspect-upload.ts'

/** Where the thread is: the built bundles lie beside each other. */
const documentReaderUrl = new URL(
  import.meta.url.endsWith('.ts') ? '../../document-reader.main.ts' : './document-reader.mjs',
  import.meta.url,
)

/** What the thread is asked about the bytes of a document. */
export type DocumentQuestion =
  /** Whether we take these files, whose bytes follow each other: a document, or the pictures of its pages. */
  | { task: 'inspect'; files: readonly FileInfo[] }
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
  async getShared() {
    // The main thread has to load libvips first, or it is unloaded with the first thread that used it.
    await import('sharp')
    return compilePdfium()
  },
})

/** A file that was sent. */
export interface UploadedFile {
  name: string
  bytes: Buffer
}

/**
 * What is found in files that `sender` has sent: an address, or '' where senders are not told apart. Rejects with
 * `WorkerEndedError` for those that need too much time or memory.
 */
export const readUpload = (files: readonly UploadedFile[], sender: string): Promise<UploadInspection> =>
  pool.read({
    question: { task: 'inspect', files: files.map(({ name, bytes }) => ({ name, size: bytes.length })) },
    bytes: files.map(({ bytes }) => bytes),
    owner: sender,
  })

/** The page of a PDF for this reader, null where there is none. Rejects as `readUpload` does. */
export const readPage = (page: number, bytes: Buffer, reader: string): Promise<PagePicture | null> =>
  pool.read({ question: { task: 'render', page }, bytes: [bytes], owner: reader })
