/**
 * Starts a program of ours, or a command of a service. Its environment goes to it over its channel: that with which a
 * process is started is in `/proc/PID/environ` for as long as it runs, for every other process of its user.
 */

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'
import { getBaseEnvironment } from './programs.ts'
import type { Environment } from './settings.ts'

const takeEnvironment = path.join(import.meta.dirname, 'take-environment.mjs')

/** Starts Node with these arguments. `stdio` must have an 'ipc'; the first message over it is the environment. */
export function spawnProgram(
  args: string[],
  { env, ...options }: SpawnOptions & { env: Environment },
): ChildProcess {
  const { NODE_COMPILE_CACHE } = env
  const child = spawn(process.execPath, ['--import', takeEnvironment, ...args], {
    ...options,
    // Packages look for settings in all folders above this one: what lies there is not ours, and may not be read by us.
    cwd: '/',
    // What Node and the system look at before the program's first line.
    env: { ...getBaseEnvironment(env), NODE_COMPILE_CACHE },
  })
  // One that could not be started says so by its 'error'.
  child.send(env, () => {})
  return child
}
