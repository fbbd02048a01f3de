/** A product that can be started again on its data, as an operator or a service manager would after a crash. */

import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePorts } from '../run/ports.ts'
import { startProduct } from '../run/testing/product.ts'

export interface ProductUnderFault {
  url: string
  dataDir: string
  /** The start command's process, another one after each start. */
  readonly pid: number
  /** Starts it again on the same data and port. */
  startAgain(): Promise<void>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

/** In milliseconds: how long a start may be refused because what was killed has not gone yet. */
const startTimeout = 30_000

/** Starts an empty product without limits, on a port and a folder that stay its own. */
export async function startProductUnderFault(
  dataDir: string = mkdtempSync(path.join(tmpdir(), 'access-chaos-')),
): Promise<ProductUnderFault> {
  // For root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const PORT = `${(await findFreePorts(1))[0]}`
  const start = () => startProduct({ env: { SEED: 'none', THROTTLES: 'off', DATA_DIR: dataDir, PORT } })
  let product = await start()
  return {
    url: product.url,
    dataDir,
    get pid() {
      return product.pid
    },
    async startAgain() {
      for (const deadline = Date.now() + startTimeout; ; await wait(250)) {
        try {
          product = await start()
          return
        } catch (failure) {
          if (Date.now() > deadline) throw failure
        }
      }
    },
    async stop() {
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
