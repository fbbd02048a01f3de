/**
 * A lock that cannot be left behind: a file that names the process holding it, believed only while that very
 * process lives. Process numbers are used again, so the moment it was born is part of its name.
 */

import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** @typedef {{ pid: number, born: string, purpose: string }} Holder `purpose` is what it holds the lock for, in words */

/** The start time of the process, in the system's format; '' when there is no such process. */
function getStartTime(/** @type {number} */ pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' }).trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return ''
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return ''
  }
}

/**
 * Who holds the lock, if anyone alive does.
 *
 * @param {string} file
 * @returns {Holder | undefined}
 */
export function findLockHolder(file) {
  try {
    /** @type {Holder} */
    const holder = JSON.parse(readFileSync(file, 'utf8'))
    return holder.born !== '' && holder.born === getStartTime(holder.pid) ? holder : undefined
  } catch {
    // No file, or one truncated by a crash: not held.
    return undefined
  }
}

/**
 * Acquires the lock; undefined when another living process holds it.
 *
 * @param {string} file
 * @param {string} purpose what it holds the lock for, in words
 * @returns {{ release(): void } | undefined}
 */
export function acquireLock(file, purpose) {
  if (findLockHolder(file)) return undefined
  const ownFile = `${file}.${process.pid}`
  const holder = { pid: process.pid, born: getStartTime(process.pid), purpose }
  writeFileSync(ownFile, JSON.stringify(holder), { mode: 0o600 })
  try {
    rmSync(file, { force: true })
    // Unlike writing, linking gives the file its name and its content in one stroke, and only once.
    linkSync(ownFile, file)
  } catch (failure) {
    if (/** @type {NodeJS.ErrnoException} */ (failure).code === 'EEXIST') return undefined
    throw failure
  } finally {
    rmSync(ownFile, { force: true })
  }
  return { release: () => rmSync(file, { force: true }) }
}

/**
 * Runs the task while holding the lock, once it is free.
 *
 * @template T
 * @param {string} file
 * @param {string} purpose
 * @param {() => T | Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withLock(file, purpose, task) {
  for (;;) {
    const lock = acquireLock(file, purpose)
    if (!lock) {
      await wait(100)
      continue
    }
    try {
      return await task()
    } finally {
      lock.release()
    }
  }
}
