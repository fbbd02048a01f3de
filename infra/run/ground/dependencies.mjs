/** Dependencies from the lock file, only when it changed. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { alone } from './alone.mjs'
import { npm } from './npm.mjs'

/**
 * What the installed packages are installed for: the lock file, and the kind of machine.
 *
 * @param {string} root
 */
export function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

/**
 * @param {string} root the project's folder
 * @param {import('./steps.mjs').Steps} steps
 */
export async function bringDependencies(root, steps) {
  const stamp = path.join(root, 'node_modules/.access-lock')
  const hash = lockHash(root)
  const areThere = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  await steps.step('Dependencies', async (note) => {
    if (areThere()) return note('as the lock file says')
    await alone(root, note, async (lock) => {
      if (areThere()) return
      note(existsSync(stamp) ? 'the lock file changed: npm ci' : 'npm ci, a minute or so')
      // Interrupted half-way, what is there is not what the lock file says.
      rmSync(stamp, { force: true })
      // With NODE_ENV=production npm would leave out what builds the product.
      await npm(['ci', '--include=dev', '--include=optional', '--ignore-scripts=false'], {
        root,
        log: path.join(root, '.runtime/dependencies.log'),
        lock,
        failed: 'The dependencies could not be installed',
      })
      writeFileSync(stamp, hash)
    })
    note('installed from the lock file')
  })
}
