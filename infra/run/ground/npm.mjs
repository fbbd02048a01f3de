/** Runs npm with what it says going to a log. */

import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { lastLines, Trouble } from './trouble.mjs'

/**
 * The npm that started us, run by the Node we run on; or the one in PATH.
 *
 * @returns {[string, string[]]}
 */
function npmCommand() {
  const started = process.env.npm_execpath
  if (started && path.basename(started) === 'npm-cli.js') return [process.execPath, [started]]
  return ['npm', []]
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/

/**
 * @param {string[]} args
 * @param {object} how
 * @param {string} how.root where to run it
 * @param {string} how.log what it says
 * @param {string} how.failed opens the sentence when it fails
 * @param {import('./lock.mjs').Lock} how.lock held for as long as it runs, even should we be killed
 * @returns {Promise<void>}
 */
export function npm(args, { root, log, failed, lock }) {
  const [command, first] = npmCommand()
  const out = openSync(log, 'w')
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args, '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', out, out],
      detached: true,
    })
    closeSync(out)
    if (child.pid) lock.for(child.pid)
    // Asked nicely, npm finishes first; half an installation is done again at the next start anyway.
    const stop = () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      lock.release()
      process.exit(130)
    }
    for (const signal of signals) process.on(signal, stop)
    child.on('error', () =>
      reject(new Trouble('npm is not in PATH: install it beside Node, then run this again.')),
    )
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, stop)
      if (code === 0) resolve()
      else reject(troubleWith(log, failed))
    })
  })
}

function troubleWith(/** @type {string} */ log, /** @type {string} */ failed) {
  const errors = lastLines(log, 200).filter((line) => line.startsWith('npm error'))
  const cure = offline.test(errors.join('\n'))
    ? 'look at the connection to the npm registry, then run this again'
    : 'npm says why below; mend it, then run this again'
  // npm begins with the reason and ends with advice about itself.
  return new Trouble(`${failed}: ${cure}.`, { log, ...(errors.length > 0 && { lines: errors.slice(0, 8) }) })
}
