/** The folder where everything lies that must not be lost, held by one product at a time. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { holderOf, type Lock, takeLock } from './ground/lock.mjs'
import { Trouble } from './ground/trouble.mjs'

/** Makes the folder where it is missing, and makes sure that we can write there. */
export function openDataDir(dataDir: string): void {
  const probe = path.join(dataDir, `.writable-${process.pid}`)
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code ?? 'unknown'
    throw new Trouble(
      `Nothing can be written to ${dataDir} (${why}): set DATA_DIR to a folder that you may write to.`,
      { cause },
    )
  }
}

const lockFile = (dataDir: string) => path.join(dataDir, 'running.lock')

/** Who runs on this folder, if anyone does. */
export const runningOn = (dataDir: string) => holderOf(lockFile(dataDir))

/**
 * Takes the folder for this process. Whoever is just stopping, or lost the npm that started it, gets the time to
 * finish; whoever goes on is not disturbed.
 */
export async function holdDataDir(dataDir: string, doing: string, patience = 2_000): Promise<Lock> {
  let until = Date.now() + patience
  let sawItStop = false
  for (;;) {
    const lock = takeLock(lockFile(dataDir), doing)
    if (lock) return lock
    const holder = runningOn(dataDir)
    if (holder?.stopping && !sawItStop) {
      sawItStop = true
      until = Date.now() + 20_000
    }
    if (holder && Date.now() > until) {
      throw new Trouble(
        `${dataDir} is in use, by ${holder.doing} (process ${holder.pid}): stop it first, or set DATA_DIR to another folder.`,
      )
    }
    await wait(100)
  }
}
