/**
 * A lock that cannot be left behind: a file that names the process holding it, believed only while that very
 * process lives. Process numbers are used again, so the moment it was born is part of its name.
 */

import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {string} born
 * @property {string} purpose   what it holds the lock for, in words
 * @property {boolean} [stopping]
 */

/** The start time of the process, in the system's format; '' when there is no such process. */
function getStartTime(/** @type {number} */ pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' }).trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state] = fields
    return state === 'Z' || state === 'X'
      ? ''
      : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
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
    if (Number.isInteger(holder.pid) && holder.born !== '' && holder.born === getStartTime(holder.pid))
      return holder
  } catch {
    // No file, or one truncated by a crash: not held.
  }
  return undefined
}

/**
 * Acquires the lock; undefined when another living process holds it.
 *
 * @param {string} file
 * @param {string} purpose what it holds the lock for, in words
 */
export function acquireLock(file, purpose) {
  /** @type {Holder} */
  const self = { pid: process.pid, born: getStartTime(process.pid), purpose }
  const ownFile = `${file}.${process.pid}`
  writeFileSync(ownFile, JSON.stringify(self), { mode: 0o600 })
  try {
    if (!tryLink(ownFile, file)) {
      if (findLockHolder(file)) return undefined
      rmSync(file, { force: true })
      if (!tryLink(ownFile, file)) return undefined
      // Another process may have removed the stale lock at the same moment, and ours with it.
      sleepSync(50)
      if (findLockHolder(file)?.pid !== process.pid) return undefined
    }
  } finally {
    rmSync(ownFile, { force: true })
  }
  let holder = self
  const writeHolder = () => writeFileSync(file, JSON.stringify(holder), { mode: 0o600 })
  return {
    /** Marks the lock as about to be released. */
    stopping() {
      holder = { ...holder, stopping: true }
      writeHolder()
    },
    /** Holds it for a process of ours, which may outlive us when we are killed. */
    for(/** @type {number} */ pid) {
      holder = { ...holder, pid, born: getStartTime(pid) }
      writeHolder()
    },
    release() {
      if ([undefined, holder.pid, process.pid].includes(findLockHolder(file)?.pid))
        rmSync(file, { force: true })
    },
  }
}

/** @typedef {NonNullable<ReturnType<typeof acquireLock>>} Lock */

function tryLink(/** @type {string} */ source, /** @type {string} */ target) {
  try {
    // Unlike writing, linking gives the file its name and its content in one stroke, and only once.
    linkSync(source, target)
    return true
  } catch (failure) {
    if (/** @type {NodeJS.ErrnoException} */ (failure).code === 'EEXIST') return false
    throw failure
  }
}

const sleepSync = (/** @type {number} */ milliseconds) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
