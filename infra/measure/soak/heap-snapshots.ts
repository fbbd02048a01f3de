/** Heap snapshots of the programs of a product while it runs. */

import { chmodSync, mkdirSync } from 'node:fs'
import type { Environment } from '../../run/settings.ts'
import { listProgramProcesses } from './program-processes.ts'

const signal = 'SIGUSR2'

/** Makes the folder, and returns the environment of a product whose programs write their snapshots there. */
export function prepareSnapshots(folder: string): Environment {
  mkdirSync(folder, { recursive: true })
  // For root, the programs run as another user.
  chmodSync(folder, 0o777)
  return { NODE_OPTIONS: `--heapsnapshot-signal=${signal} --diagnostic-dir=${folder}` }
}

/** Has each program of a product write one; their names have its process number and the time. */
export function takeSnapshots(startPid: number): void {
  for (const { pid } of listProgramProcesses(startPid)) process.kill(pid, signal)
}
