/** The folder where everything lies that must not be lost, held by one product at a time. */

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { acquireLock, findLockHolder } from './bootstrap/lock.mjs'
import { StartupError } from './bootstrap/startup-error.mjs'

/** Makes the folder where it is missing, and makes sure that we can write there. */
export function ensureDataDir(dataDir: string): void {
  const probe = path.join(dataDir, `.writable-${process.pid}`)
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown'
    const advice = `Nothing can be written to ${dataDir} (${code}): set DATA_DIR to a folder that you may write to.`
    throw new StartupError(advice, { cause })
  }
}

const getLockFile = (dataDir: string) => path.join(dataDir, 'running.lock')

/** The file that is there while a backup is being restored, and stays when that is interrupted. */
export const getUnfinishedRestoreFile = (dataDir: string) => path.join(dataDir, 'restore-unfinished')

/** @throws {StartupError} when the data are only a part of what was to be restored */
export function assertRestored(dataDir: string): void {
  if (!existsSync(getUnfinishedRestoreFile(dataDir))) return
  throw new StartupError(
    `Restoring a backup into ${dataDir} was interrupted, so something is missing there: delete that folder, empty the database of DATABASE_URL where it is set, and run npm run restore again.`,
  )
}

/** Who runs on this folder, if anyone does. */
export const findDataDirHolder = (dataDir: string) => findLockHolder(getLockFile(dataDir))

/** Takes the folder for this process; one that is just stopping has three seconds to finish. */
export async function acquireDataDir(dataDir: string, purpose: string) {
  for (const deadline = Date.now() + 3_000; ; await wait(100)) {
    const lock = acquireLock(getLockFile(dataDir), purpose)
    if (lock) return lock
    const holder = findDataDirHolder(dataDir)
    if (!holder || Date.now() < deadline) continue
    throw new StartupError(
      `${dataDir} is in use, by ${holder.purpose} (process ${holder.pid}): stop it first, or set DATA_DIR to another folder.`,
    )
  }
}
