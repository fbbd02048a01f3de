/** Heap snapshots of the programs of a product while it runs, and of what there is ever more in them. */

import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../../run/settings.ts'
import { formatNumber } from '../bench/harness/tables.ts'
import { countObjects, listGrowths } from './heap-growth.ts'
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

/** Of each program the constructors of which every snapshot has more objects, a line each. */
export const listHeapGrowth = (folder: string, startPid: number): string[] =>
  listProgramProcesses(startPid).flatMap(({ name, pid }) => {
    const files = readdirSync(folder)
      .filter((file) => file.split('.')[3] === `${pid}`)
      .sort()
    const counts = files.map((file) =>
      countObjects(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
    )
    return listGrowths(counts).map(
      ({ constructorName, first, last }) =>
        `${name} has ever more ${constructorName}: ${formatNumber(first)} objects at first, ${formatNumber(last)} in the end`,
    )
  })
