/** Node 24 for machines whose own is older: the npm package `node`, inside the project, nothing global. */

import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withInstallLock } from './install-lock.mjs'
import { runNpm } from './npm.mjs'
import { onOrphaned } from './orphan.mjs'
import { assertPinnedNode, formatNodeLock, getPinnedNode } from './pinned-node.mjs'

const findNodeIn = (/** @type {string} */ root) => path.join(root, '.runtime/node_modules/node/bin/node')

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
  const node = findNodeIn(root)
  const pinned = getPinnedNode()
  if (!existsSync(node)) {
    await steps.step(`Node ${pinned.version}`, (note) =>
      withInstallLock(root, note, async (lock) => {
        if (!existsSync(node)) await installNode(root, pinned, note, lock)
        note(`installed in .runtime, since yours is ${process.versions.node}`)
      }),
    )
  }
  await assertPinnedNode(node, pinned)
  return node
}

/**
 * @param {string} root
 * @param {import('./pinned-node.mjs').PinnedNode} pinned
 * @param {import('./steps.mjs').Note} note
 * @param {import('./lock.mjs').Lock} lock
 */
export async function installNode(root, pinned, note, lock) {
  note(`yours is ${process.versions.node}: installing one in .runtime, about 45 MB`)
  const folder = path.join(root, '.runtime')
  const { manifest, lock: packageLock } = formatNodeLock(pinned)
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(path.join(folder, 'package-lock.json'), `${JSON.stringify(packageLock, null, 2)}\n`)
  const log = path.join(folder, 'node.log')
  await runNpm(['ci', '--prefix', '.runtime', '--ignore-scripts'], {
    root,
    log,
    lock,
    failureMessage: `Node ${pinned.version} could not be installed`,
  })
}

/**
 * Starts the same command again with another Node, which comes first in PATH, and ends as it ends.
 *
 * @param {string} node
 * @param {Record<string, string>} env additional variables
 */
export function restartWith(node, env) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  onOrphaned(() => child.kill('SIGTERM'))
  child.on('error', (failure) => {
    process.stderr.write(
      `\n${node} cannot be started (${failure.message}): delete .runtime, then run this again.\n`,
    )
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}
