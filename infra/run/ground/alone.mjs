/** One at a time in this folder: two starts side by side must not install into it together. */

import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { holderOf, takeLock } from './lock.mjs'
import { Trouble } from './trouble.mjs'

/**
 * Does the work when nobody else installs here, and holds others off meanwhile.
 *
 * @template T
 * @param {string} root
 * @param {import('./steps.mjs').Note} note
 * @param {(lock: import('./lock.mjs').Lock) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(root, note, work) {
  const file = path.join(root, '.runtime/installing.lock')
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    accessSync(path.dirname(file), constants.W_OK)
  } catch (cause) {
    throw new Trouble(
      `You may not write to ${root}: run this as its owner, or clone it where you may write.`,
      { cause },
    )
  }
  for (;;) {
    const lock = takeLock(file, 'installing')
    if (lock) {
      try {
        return await work(lock)
      } finally {
        lock.release()
      }
    }
    const holder = holderOf(file)
    if (holder) {
      note(`waiting for another command that installs here (process ${holder.pid})`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}
