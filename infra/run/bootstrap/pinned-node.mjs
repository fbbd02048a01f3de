/**
 * The Node that is brought in for each platform, with its hashes: of the npm package, which npm checks before it unpacks
 * it, and of `bin/node` in it, which is checked before each run. npm has no Node 24 for newer Macs: those get Node 26.
 */

import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { StartupError } from './startup-error.mjs'

/** @typedef {{ name: string, version: string, integrity: string, sha256: string }} PinnedNode */

/** @type {Record<string, PinnedNode>} */
export const pinnedNodes = JSON.parse(readFileSync(new URL('pinned-node.json', import.meta.url), 'utf8'))

export function getPinnedNode(platform = `${process.platform}-${process.arch}`) {
  const pinned = pinnedNodes[platform]
  if (pinned) return pinned
  throw new StartupError(
    `There is no Node for ${platform} that we know: install Node 24, then run this again.`,
  )
}

/**
 * The lock file that installs it as `node`, whatever its package is called: npm unpacks nothing with another hash.
 *
 * @param {PinnedNode} pinned
 */
export function formatNodeLock({ name, version, integrity }) {
  const dependencies = { node: `npm:${name}@${version}` }
  const packages = { '': { dependencies }, 'node_modules/node': { name, version, integrity } }
  return { manifest: { private: true, dependencies }, lock: { lockfileVersion: 3, requires: true, packages } }
}

/**
 * @param {string} executable
 * @param {PinnedNode} pinned
 */
export async function assertPinnedNode(executable, { name, version, sha256 }) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(executable), hash)
  if (hash.digest('hex') === sha256) return
  throw new StartupError(
    `${executable} is not the program of ${name} ${version} that we pinned, and is not run: delete .runtime, then run this again. If this stays, somebody has changed the package.`,
  )
}
