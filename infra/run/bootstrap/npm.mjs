/** Runs npm with its output in a log. */

import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { readLastLines, StartupError } from './startup-error.mjs'

/**
 * The npm that started us, run by the Node we run on; or the one in PATH.
 *
 * @returns {[string, string[]]}
 */
function findNpmCommand() {
  const npmCli = process.env.npm_execpath
  if (npmCli && path.basename(npmCli) === 'npm-cli.js') return [process.execPath, [npmCli]]
  return ['npm', []]
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const offlinePattern = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/

/**
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.root where to run it
 * @param {string} options.log the file for its output
 * @param {string} options.failureMessage begins the message when it fails
 * @param {import('./lock.mjs').Lock} options.lock held for as long as it runs, even should we be killed
 * @returns {Promise<void>}
 */
export function runNpm(args, { root, log, failureMessage, lock }) {
  const [command, first] = findNpmCommand()
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
      reject(new StartupError('npm is not in PATH: install it beside Node, then run this again.')),
    )
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, stop)
      if (code === 0) resolve()
      else reject(buildNpmError(log, failureMessage))
    })
  })
}

function buildNpmError(/** @type {string} */ log, /** @type {string} */ failureMessage) {
  const errors = readLastLines(log, 200).filter((line) => line.startsWith('npm error'))
  const text = errors.join('\n')
  if (/EINTEGRITY/.test(text)) {
    return new StartupError(
      `${failureMessage}: what the registry sent has another hash than the one that we pinned, and was not unpacked. Run this again; if this stays, somebody has changed the package.`,
      { log, lines: errors.slice(0, 8) },
    )
  }
  const advice = offlinePattern.test(text)
    ? 'look at the connection to the npm registry, then run this again'
    : 'npm says why below; mend it, then run this again'
  // npm begins with the reason and ends with advice about itself.
  return new StartupError(`${failureMessage}: ${advice}.`, {
    log,
    ...(errors.length > 0 && { lines: errors.slice(0, 8) }),
  })
}
