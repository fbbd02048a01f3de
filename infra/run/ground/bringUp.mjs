/**
 * What every command begins with: Node 24, then the dependencies, then the command itself, which is TypeScript.
 * Any Node from 20 on can run this; it uses nothing but what Node brings.
 */

import * as nodeModule from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bringDependencies } from './dependencies.mjs'
import { bringNode, startAgainWith } from './node24.mjs'
import { stepList } from './steps.mjs'
import { explained, Trouble } from './trouble.mjs'

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/**
 * Runs `command` (a file in `infra/run`, which exports `run`) once what it needs is there.
 *
 * @param {string} command
 * @param {{ worthTelling?: number }} [how] steps quicker than `worthTelling` milliseconds are not told
 */
export async function bringUp(command, { worthTelling = 0 } = {}) {
  // Counted from the first process on, should another Node take over.
  const began = Number(process.env.ACCESS_BEGAN) || Math.round(performance.timeOrigin)
  const steps = stepList({ worthTelling })
  try {
    const node = await bringNode(root, steps)
    if (node !== process.execPath) return startAgainWith(node, { ACCESS_BEGAN: `${began}` })
    await bringDependencies(root, steps)
    quietly()
    const { run } = await import(new URL(`../${command}`, import.meta.url).href)
    await run({ root, steps, began, args: process.argv.slice(2) })
  } catch (failure) {
    process.stderr.write(explained(failure))
    process.exit(failure instanceof Trouble ? failure.code : 1)
  }
}

/** Modules are compiled once for all starts, and Node's remarks on running TypeScript are not for whoever runs us. */
function quietly() {
  nodeModule.enableCompileCache(path.join(root, '.build/compile-cache'))
  const warn = process.emitWarning
  process.emitWarning = (/** @type {string | Error} */ warning, /** @type {any[]} */ ...rest) => {
    if (rest[0] !== 'ExperimentalWarning') warn.call(process, warning, ...rest)
  }
}
