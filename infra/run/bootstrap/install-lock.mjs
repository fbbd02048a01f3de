/** The install lock: two starts at once must not install into the same folder. */

import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { acquireLock, findLockHolder } from './lock.mjs'
import { StartupError } from './startup-error.mjs'

/**
 * Runs the task while holding the install lock.
 *
 * @template T
 * @param {string} root
 * @param {import('./steps.mjs').Note} note
 * @param {(lock: import('./lock.mjs').Lock) => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withInstallLock(root, note, task) {
  const file = path.join(root, '.runtime/installing.lock')
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    accessSync(path.dirname(file), constants.W_OK)
  } catch (error) {
    throw new StartupError(
      `You may not write to ${root}: run this as its owner, or clone it where you may write.`,
      { cause: error },
    )
  }
  for (;;) {
    const lock = acquireLock(file, 'installing')
    if (lock) {
      try {
        return await task(lock)
      } finally {
        lock.release()
      }
    }
    const holder = findLockHolder(file)
    if (holder) {
      note(`waiting for another command that installs here (process ${holder.pid})`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
