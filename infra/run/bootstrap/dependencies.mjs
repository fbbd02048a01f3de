/** Dependencies from the lock file, only when it changed. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withInstallLock } from './install-lock.mjs'
import { runNpm } from './npm.mjs'

/**
 * What the installed packages are installed for: the lock file, and the kind of machine.
 *
 * @param {string} root
 */
export function computeLockHash(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

/**
 * A package of the lock file that is not where it should be: whoever copied the project may have left out the folders
 * node_modules of its parts, or the links to them. Those that only some machines need are not looked for.
 *
 * @param {string} root
 * @returns {string | undefined} its path from the root
 */
export function findMissingPackage(root) {
  /** @type {Record<string, { optional?: boolean, devOptional?: boolean, link?: boolean, resolved?: string }>} */
  const packages = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(packages).find(([folder, { optional, devOptional, link, resolved = '' }]) => {
    const place = path.join(root, folder)
    if (folder === '' || optional || devOptional) return false
    if (!link) return !existsSync(path.join(place, 'package.json'))
    return !existsSync(place) || realpathSync(place) !== realpathSync(path.join(root, resolved))
  })?.[0]
}

/**
 * @param {string} stamp
 * @param {string} hash
 * @param {string} root
 */
function explainInstallation(stamp, hash, root) {
  if (!existsSync(stamp)) return 'npm ci, a minute or so'
  if (readFileSync(stamp, 'utf8') !== hash) return 'the lock file changed: npm ci'
  return `${findMissingPackage(root)} is missing: npm ci`
}

/**
 * @param {string} root the project's folder
 * @param {import('./steps.mjs').Steps} steps
 */
export async function ensureDependencies(root, steps) {
  const stamp = path.join(root, 'node_modules/.access-lock')
  const hash = computeLockHash(root)
  const isInstalled = () =>
    existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && findMissingPackage(root) === undefined
  await steps.step('Dependencies', async (note) => {
    if (isInstalled()) return note('up to date')
    await withInstallLock(root, note, async (lock) => {
      if (isInstalled()) return
      note(explainInstallation(stamp, hash, root))
      // Interrupted half-way, what is there is not what the lock file says.
      rmSync(stamp, { force: true })
      // No package runs a script: what PostgreSQL's would do, we do at its start.
      // With NODE_ENV=production npm would leave out what builds the product.
      await runNpm(['ci', '--include=dev', '--include=optional', '--ignore-scripts'], {
        root,
        log: path.join(root, '.runtime/dependencies.log'),
        lock,
        failureMessage: 'The dependencies could not be installed',
      })
      writeFileSync(stamp, hash)
    })
    note('installed from the lock file')
  })
}
