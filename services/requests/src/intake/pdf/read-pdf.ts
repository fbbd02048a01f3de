/** Has a PDF read, or a picture made one, in a thread that can be ended: a stranger sent it. */
import { Worker } from 'node:worker_threads'
import type { PictureConversion } from '../pictures/convert-picture.ts'
import type { PagePicture } from './render-page.ts'

/** What the thread is asked, and what it answers. */
export interface PdfTasks {
  inspect: { input: null; result: PdfInspection }
  render: { input: number; result: PagePicture | null }
  convert: { input: null; result: PictureConversion }
}

/** What was found in a PDF. */
export interface PdfInspection {
  isOpen: boolean
  /** It could not be opened because it is encrypted. */
  isEncrypted: boolean
  activeContent: boolean
  executable: boolean
}

/** In milliseconds; a tenth of a second is usual, and what was written to keep us busy would take as long as it likes. */
const timeout = 15_000
/** PDFs that are read at once: each may take a processor and a quarter of a gigabyte. Others wait for their turn. */
const maxReaders = 3
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** The built bundles lie beside each other; a test runs from the sources. */
const readerUrl = new URL(
  import.meta.url.endsWith('.ts') ? '../../pdf-reader.main.ts' : './pdf-reader.mjs',
  import.meta.url,
)

let readers = 0
const waiting: (() => void)[] = []

/** The thread's answer; undefined for a file that is broken, or that needs too much memory or time. */
export async function readPdf<Task extends keyof PdfTasks>(
  task: Task,
  input: PdfTasks[Task]['input'],
  bytes: Buffer,
): Promise<PdfTasks[Task]['result'] | undefined> {
  if (readers === maxReaders) await new Promise<void>((resolve) => waiting.push(resolve))
  else readers += 1
  try {
    return await runReader(task, input, bytes)
  } finally {
    // Whoever waits takes the place over.
    const next = waiting.shift()
    if (next) next()
    else readers -= 1
  }
}

function runReader<Task extends keyof PdfTasks>(
  task: Task,
  input: PdfTasks[Task]['input'],
  bytes: Buffer,
): Promise<PdfTasks[Task]['result'] | undefined> {
  const { promise, resolve } = Promise.withResolvers<PdfTasks[Task]['result'] | undefined>()
  const data = new Uint8Array(bytes)
  const reader = new Worker(readerUrl, {
    workerData: { task, input, data },
    transferList: [data.buffer],
    resourceLimits,
    // It learns nothing of the service, and what PDFium says about a file is nobody's.
    env: {},
    argv: [],
    stdout: true,
    stderr: true,
  })
  const timer = setTimeout(() => resolve(undefined), timeout)
  reader.once('message', (result) => resolve(result))
  reader.once('error', () => resolve(undefined))
  reader.once('exit', () => resolve(undefined))
  return promise.finally(async () => {
    clearTimeout(timer)
    await reader.terminate()
  })
}
