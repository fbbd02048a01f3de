/** Node 24 for machines whose own is older: the npm package `node`, inside the project, nothing global. */

import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { alone } from './alone.mjs'
import { npm } from './npm.mjs'
import { whenOrphaned } from './orphan.mjs'
import { Trouble } from './trouble.mjs'

const brought = '24.21.0'
const nodeIn = (/** @type {string} */ root) => path.join(root, '.runtime/node_modules/node/bin/node')

/**
 * Whether a Node of this version can serve: argon2 in node:crypto came with 24.7.
 *
 * @param {string} version such as `20.20.2`
 */
export function canServe(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 7)
}

/**
 * The Node to go on with: this one, or one brought into `.runtime` once.
 *
 * @param {string} root the project's folder
 * @param {import('./steps.mjs').Steps} steps
 * @returns {Promise<string>} path of the executable
 */
export async function bringNode(root, steps) {
  if (canServe(process.versions.node)) return process.execPath
  const node = nodeIn(root)
  if (existsSync(node)) return node
  await steps.step(`Node ${brought}`, (note) =>
    alone(root, note, async (lock) => {
      if (!existsSync(node)) await install(root, note, lock)
      note(`brought into .runtime, since yours is ${process.versions.node}`)
    }),
  )
  return node
}

/**
 * @param {string} root
 * @param {import('./steps.mjs').Note} note
 * @param {import('./lock.mjs').Lock} lock
 */
async function install(root, note, lock) {
  note(`yours is ${process.versions.node}: bringing one into .runtime, about 45 MB`)
  // Its install script fetches the binary for this machine; newer npm runs only scripts allowed by name.
  writeFileSync(
    path.join(root, '.runtime/package.json'),
    '{ "private": true, "allowScripts": { "node": true } }\n',
  )
  const log = path.join(root, '.runtime/node.log')
  const asked = [
    'install',
    '--prefix',
    '.runtime',
    '--no-package-lock',
    '--ignore-scripts=false',
    `node@${brought}`,
  ]
  await npm(asked, { root, log, lock, failed: `Node ${brought} could not be installed` })
  if (!existsSync(nodeIn(root))) {
    throw new Trouble(
      `There is no Node ${brought} for this machine on npm: install Node 24 yourself, then run this again.`,
      { log },
    )
  }
}

/**
 * Starts the same command again with another Node, which comes first in PATH, and ends as it ends.
 *
 * @param {string} node
 * @param {Record<string, string>} env what it is told besides
 */
export function startAgainWith(node, env) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  whenOrphaned(() => child.kill('SIGTERM'))
  child.on('error', (failure) => {
    process.stderr.write(
      `\n${node} cannot be started (${failure.message}): delete .runtime, then run this again.\n`,
    )
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}
