/** Runs npm with its output in a log. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, closeSync, constants, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { readLastLines, StartupError } from './startup-error.mjs'

/**
 * Runs a task that installs something, alone: two starts at once must not install into the same folder.
 *
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export function withInstallLock(root, task) {
  const folder = path.join(root, '.runtime')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    const advice = `You may not write to ${root}: run this as its owner, or clone it where you may write.`
    throw new StartupError(advice, { cause })
  }
  return withLock(path.join(folder, 'installing.lock'), 'installing', task)
}

/**
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.root where to run it
 * @param {string} options.log the file for its output
 * @param {string} options.failureMessage begins the message when it fails
 */
export async function runNpm(args, { root, log, failureMessage }) {
  const out = openSync(log, 'w')
  const child = spawn('npm', [...args, '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', out, out] })
  closeSync(out)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const [code] = await once(child, 'exit').catch(() => {
    throw new StartupError('npm is not in PATH: install it beside Node, then run this again.')
  })
  process.removeListener('exit', end)
  if (code === 0) return
  // npm begins with the reason and ends with advice about itself.
  const errors = readLastLines(log, 200).filter((line) => line.startsWith('npm error'))
  const advice = `${failureMessage}: npm says why below. Mend it, then run this again.`
  throw new StartupError(advice, { log, ...(errors.length > 0 && { lines: errors.slice(0, 8) }) })
}
