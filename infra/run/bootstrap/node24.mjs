/** Node 24 for machines whose own is older: an npm package inside the project, nothing global. */

import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNpm, withInstallLock } from './npm.mjs'
import { onOrphaned } from './orphan.mjs'
import { assertPinnedNode, formatNodeLock, getPinnedNode } from './pinned-node.mjs'

/**
 * Whether a Node of this version can serve: argon2 in node:crypto came with 24.7.
 *
 * @param {string} version such as `20.20.2`
 */
export function isSupportedVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 7)
}

/**
 * The Node to use: this one, or one installed in `.runtime` once.
 *
 * @param {string} root the project's folder
 * @param {import('./steps.mjs').Steps} steps
 * @returns {Promise<string>} path of the executable
 */
export async function ensureNode(root, steps) {
  if (isSupportedVersion(process.versions.node)) return process.execPath
  const node = path.join(root, '.runtime/node_modules/node/bin/node')
  const pinned = getPinnedNode()
  if (!existsSync(node)) {
    await steps.step(`Node ${pinned.version}`, (note) => {
      note(`in .runtime, since yours is ${process.versions.node}`)
      return withInstallLock(root, async () => {
        if (!existsSync(node)) await installNode(root, pinned)
      })
    })
  }
  await assertPinnedNode(node, pinned)
  return node
}

/**
 * @param {string} root
 * @param {import('./pinned-node.mjs').PinnedNode} pinned
 */
async function installNode(root, pinned) {
  const folder = path.join(root, '.runtime')
  const { manifest, lock } = formatNodeLock(pinned)
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock))
  await runNpm(['ci', '--prefix', '.runtime', '--ignore-scripts'], {
    root,
    log: path.join(folder, 'node.log'),
    failureMessage: `Node ${pinned.version} could not be installed`,
  })
}

/**
 * Starts the same command again with another Node, which comes first in PATH, and ends as it ends.
 *
 * @param {string} node
 */
export function restartWith(node) {
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env: { ...process.env, PATH } })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  onOrphaned(() => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
}
