/**
 * What every command begins with: Node 24, then the dependencies, then the command itself, which is TypeScript.
 * Any Node from 20 on can run this; it uses nothing but what Node brings.
 */

import * as nodeModule from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from './dependencies.mjs'
import { ensureNode, restartWith } from './node24.mjs'
import { formatFailure, StartupError } from './startup-error.mjs'
import { createStepList } from './steps.mjs'

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/**
 * Runs `command` (a file in `infra/run`, which exports `run`) once what it needs is there.
 *
 * @param {string} command
 * @param {{ minDuration?: number }} [options] those of `createStepList`
 */
export async function start(command, options = {}) {
  const steps = createStepList(options)
  // Set by infra/docker/run-command.ts: everything is installed and compiled there.
  const isFromImage = process.env.FROM_IMAGE === 'yes'
  try {
    if (!isFromImage) {
      const node = await ensureNode(root, steps)
      if (node !== process.execPath) return restartWith(node)
      await ensureDependencies(root, steps)
      nodeModule.enableCompileCache(path.join(root, '.build/compile-cache'))
    }
    const { run } = await import(new URL(`../${command}`, import.meta.url).href)
    await run({ root, steps, args: process.argv.slice(2), isFromImage })
  } catch (failure) {
    process.stderr.write(formatFailure(failure))
    process.exit(failure instanceof StartupError ? failure.code : 1)
  }
}
