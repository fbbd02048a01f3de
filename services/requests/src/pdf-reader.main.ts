/**
 * Opens one PDF without a password, in a thread of its own: what it needs of time and memory is limited by whoever
 * starts the thread (`intake/uploads/inspection/open-pdf.ts`). Posts whether it opened.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const hasOpened = await getDocument({
  data: workerData as Uint8Array,
  // Nothing is drawn, so nothing but the bytes is needed: no fonts, no network, no WebAssembly.
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  verbosity: VerbosityLevel.ERRORS,
}).promise.then(
  () => true,
  () => false,
)
parentPort?.postMessage(hasOpened)
