/** Watches the programs of a product: how much memory each has at most, and whether one dies. */

import { filterRunning, getCommandLine, listProcessTree } from '../../run/processes.ts'
import { getProgramName, readMemory, type Usage } from '../bench/harness/process-usage.ts'

/** In milliseconds. */
const interval = 1_000

export function watchPrograms(productPid: number) {
  const before = readMemory(productPid)
  const highest: Usage = { ...before }
  // PostgreSQL's own come and go with connections.
  const programs = listProcessTree(productPid).filter(
    (pid) => getProgramName(getCommandLine(pid)) !== 'PostgreSQL',
  )
  const timer = setInterval(() => {
    for (const [name, value] of Object.entries(readMemory(productPid)))
      highest[name] = Math.max(highest[name] ?? 0, value)
  }, interval)
  return {
    stop() {
      clearInterval(timer)
      return { memory: { before, highest }, deathCount: programs.length - filterRunning(programs).length }
    },
  }
}
