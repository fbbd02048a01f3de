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
 * @param {{ minDuration?: number, heartbeat?: number }} [options] those of `createStepList`
 */
export async function start(command, options = {}) {
  // Counted from the first process on, should another Node take over.
  const startedAt = Number(process.env.ACCESS_BEGAN) || Math.round(performance.timeOrigin)
  const steps = createStepList(options)
  // Set by infra/docker/run-command.ts.
  const isFromImage = process.env.FROM_IMAGE === 'yes'
  try {
    if (!isFromImage) {
      const node = await ensureNode(root, steps)
      if (node !== process.execPath) return restartWith(node, { ACCESS_BEGAN: `${startedAt}` })
      await ensureDependencies(root, steps)
      hideExperimentalWarnings()
    }
    const { run } = await import(new URL(`../${command}`, import.meta.url).href)
    await run({ root, steps, startedAt, args: process.argv.slice(2), isFromImage })
  } catch (failure) {
    process.stderr.write(formatFailure(failure))
    process.exit(failure instanceof StartupError ? failure.code : 1)
  }
}

/** Modules are compiled once for all starts, and Node's remarks on running TypeScript are not for the people who run it. */
function hideExperimentalWarnings() {
  nodeModule.enableCompileCache(path.join(root, '.build/compile-cache'))
  const warn = process.emitWarning
  process.emitWarning = (/** @type {string | Error} */ warning, /** @type {any[]} */ ...rest) => {
    if (rest[0] !== 'ExperimentalWarning') warn.call(process, warning, ...rest)
  }
}
