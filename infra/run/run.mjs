/**
 * `node infra/run/run.mjs NAME ...`: every command of package.json. It checks the arguments, makes sure of Node 24 and of
 * the dependencies, and then runs the command itself, which is TypeScript. Any Node from 20 on can run this; it uses
 * nothing but what Node brings.
 */

import * as nodeModule from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from './bootstrap/dependencies.mjs'
import { ensureNode, restartWith } from './bootstrap/node24.mjs'
import { formatFailure, StartupError } from './bootstrap/startup-error.mjs'
import { createStepList } from './bootstrap/steps.mjs'
import { commands, parseCommandLine } from './commands.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
// Set by infra/docker/run-command.ts: everything is installed and compiled there.
const isFromImage = process.env.FROM_IMAGE === 'yes'

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) exitWithUsage(`node infra/run/run.mjs ${Object.keys(commands).join('|')}`)
const input = parseCommandLine(command, args) ?? exitWithUsage(command.usage)
const steps = createStepList({ minDuration: command.showsQuickSteps ? 0 : 1_000 })
try {
  if (isFromImage || (await isInstalled())) {
    const { run } = await import(new URL(command.file, import.meta.url).href)
    await run({ name, root, steps, ...input, isFromImage })
  }
} catch (failure) {
  process.stderr.write(formatFailure(failure))
  process.exit(failure instanceof StartupError ? failure.code : 1)
}

/** Installs what is missing; false when another Node runs this command instead of ours. */
async function isInstalled() {
  const node = await ensureNode(root, steps)
  if (node !== process.execPath) {
    restartWith(node)
    return false
  }
  await ensureDependencies(root, steps)
  nodeModule.enableCompileCache(path.join(root, '.build/compile-cache'))
  return true
}

/**
 * @param {string} usage
 * @returns {never}
 */
function exitWithUsage(usage) {
  process.stderr.write(`Usage: ${usage}\n`)
  process.exit(2)
}
