/** Whether PDF.js opens a PDF without a password. A stranger sent it: it is opened in a thread that can be ended. */
import { Worker } from 'node:worker_threads'

/** In milliseconds; half a second is usual, and what was written to keep us busy would take as long as it likes. */
const timeout = 15_000
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** The built bundles lie beside each other; a test runs from the sources. */
const readerUrl = new URL(
  import.meta.url.endsWith('.ts') ? '../../../pdf-reader.main.ts' : './pdf-reader.mjs',
  import.meta.url,
)

/** False as well for one that is broken, that needs too much, or that is encrypted in an unknown way. */
export function opensWithoutPassword(bytes: Buffer): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const data = new Uint8Array(bytes)
  const reader = new Worker(readerUrl, {
    workerData: data,
    transferList: [data.buffer],
    resourceLimits,
    // It learns nothing of the service, and what PDF.js says about a file is nobody's.
    env: {},
    argv: [],
    stdout: true,
    stderr: true,
  })
  const timer = setTimeout(() => resolve(false), timeout)
  reader.once('message', (hasOpened) => resolve(hasOpened === true))
  reader.once('error', () => resolve(false))
  reader.once('exit', () => resolve(false))
  return promise.finally(async () => {
    clearTimeout(timer)
    await reader.terminate()
  })
}
