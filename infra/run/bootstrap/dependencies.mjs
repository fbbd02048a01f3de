/** Dependencies from the lock file, only when it changed. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNpm, withInstallLock } from './npm.mjs'

/**
 * What the installed packages are installed for: the lock file, and the kind of machine.
 *
 * @param {string} root
 */
const computeLockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')

/**
 * @param {string} root the project's folder
 * @param {import('./steps.mjs').Steps} steps
 */
export async function ensureDependencies(root, steps) {
  const stamp = path.join(root, 'node_modules/.access-lock')
  const hash = computeLockHash(root)
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  await steps.step('Dependencies', async (note) => {
    if (isInstalled()) return note('up to date')
    steps.line('    Installing the dependencies with npm ci, a minute or so')
    await withInstallLock(root, async () => {
      if (isInstalled()) return
      // Interrupted half-way, what is there is not what the lock file says.
      rmSync(stamp, { force: true })
      // No package runs a script: what PostgreSQL's would do, we do at its start.
      // With NODE_ENV=production npm would leave out what builds the product.
      await runNpm(['ci', '--include=dev', '--include=optional', '--ignore-scripts'], {
        root,
        log: path.join(root, '.runtime/dependencies.log'),
        failureMessage: 'The dependencies could not be installed',
      })
      writeFileSync(stamp, hash)
    })
    note('installed from the lock file')
  })
}
