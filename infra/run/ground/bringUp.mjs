/**
 * What every command begins with: Node 24, then the dependencies, then the command itself, which is TypeScript.
 * Any Node from 20 on can run this; it uses nothing but what Node brings.
 */

import { accessSync, constants, mkdirSync } from 'node:fs'
import * as nodeModule from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bringDependencies } from './dependencies.mjs'
import { holderOf, takeLock } from './lock.mjs'
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
    const node = await alone(steps, () => bringNode(root, steps))
    if (node !== process.execPath) return startAgainWith(node, { ACCESS_BEGAN: `${began}` })
    await alone(steps, () => bringDependencies(root, steps))
    quietly()
    const { run } = await import(new URL(`../${command}`, import.meta.url).href)
    await run({ root, steps, began, args: process.argv.slice(2) })
  } catch (failure) {
    process.stderr.write(explained(failure))
    process.exit(failure instanceof Trouble ? failure.code : 1)
  }
}

/**
 * One at a time in this folder: two starts side by side must not install into it together.
 *
 * @template T
 * @param {import('./steps.mjs').Steps} steps
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(steps, work) {
  const file = path.join(root, '.runtime/installing.lock')
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    accessSync(path.dirname(file), constants.W_OK)
  } catch (cause) {
    throw new Trouble(
      `You may not write to ${root}: run this as its owner, or clone it where you may write.`,
      { cause },
    )
  }
  for (let tries = 0; ; tries++) {
    const lock = takeLock(file, 'installing or building')
    if (lock) {
      try {
        return await work()
      } finally {
        lock.release()
      }
    }
    const holder = holderOf(file)
    if (holder && tries === 5)
      steps.line(`  Another command installs here (process ${holder.pid}): waiting for it.`)
    if (holder) await new Promise((resolve) => setTimeout(resolve, 200))
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
