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
 * @property {string} doing   what it holds the lock for, in words
 * @property {boolean} [stopping]
 */

/** When the process was born, in whatever words the system has; '' when there is no such process. */
function birthOf(/** @type {number} */ pid) {
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
export function holderOf(file) {
  try {
    /** @type {Holder} */
    const holder = JSON.parse(readFileSync(file, 'utf8'))
    if (Number.isInteger(holder.pid) && holder.born !== '' && holder.born === birthOf(holder.pid))
      return holder
  } catch {
    // No file, or one cut short by a crash: held by nobody.
  }
  return undefined
}

/**
 * Takes the lock, or gives undefined when another living process holds it.
 *
 * @param {string} file
 * @param {string} doing
 */
export function takeLock(file, doing) {
  /** @type {Holder} */
  const me = { pid: process.pid, born: birthOf(process.pid), doing }
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 })
  try {
    if (!linked(mine, file)) {
      if (holderOf(file)) return undefined
      rmSync(file, { force: true })
      if (!linked(mine, file)) return undefined
      // Another may have judged the dead one's lock at the same moment, and taken ours away for it.
      moment(50)
      if (holderOf(file)?.pid !== process.pid) return undefined
    }
  } finally {
    rmSync(mine, { force: true })
  }
  let holder = me
  const tell = () => writeFileSync(file, JSON.stringify(holder), { mode: 0o600 })
  return {
    /** Tells whoever waits that it will be free soon. */
    stopping() {
      holder = { ...holder, stopping: true }
      tell()
    },
    /** Holds it for a process of ours, which may outlive us when we are killed. */
    for(/** @type {number} */ pid) {
      holder = { ...holder, pid, born: birthOf(pid) }
      tell()
    },
    release() {
      if ([undefined, holder.pid, process.pid].includes(holderOf(file)?.pid)) rmSync(file, { force: true })
    },
  }
}

/** @typedef {NonNullable<ReturnType<typeof takeLock>>} Lock */

function linked(/** @type {string} */ from, /** @type {string} */ to) {
  try {
    // Unlike writing, linking gives the file its name and its content in one stroke, and only once.
    linkSync(from, to)
    return true
  } catch (failure) {
    if (/** @type {NodeJS.ErrnoException} */ (failure).code === 'EEXIST') return false
    throw failure
  }
}

const moment = (/** @type {number} */ milliseconds) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
