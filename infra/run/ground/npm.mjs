/** Runs npm with what it says going to a log. */

import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
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
 * @param {{ root: string, log: string, failed: string }} how `failed` opens the sentence when it does
 * @returns {Promise<void>}
 */
export function npm(args, { root, log, failed }) {
  const [command, first] = npmCommand()
  mkdirSync(path.dirname(log), { recursive: true })
  const out = openSync(log, 'w')
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args, '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', out, out],
    })
    closeSync(out)
    // Asked to stop, we end with npm and not before it.
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      child.once('exit', () => process.exit(130))
      child.kill(signal)
    }
    for (const signal of signals) process.once(signal, stop)
    child.on('error', () =>
      reject(new Trouble('npm is not in PATH: install it beside Node, then run this again.')),
    )
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, stop)
      if (code === 0) return resolve()
      const cure = offline.test(lastLines(log, 40).join('\n'))
        ? 'look at the connection to the npm registry, then run this again'
        : 'npm says why below; mend it, then run this again'
      reject(new Trouble(`${failed}: ${cure}.`, { log }))
    })
  })
}
