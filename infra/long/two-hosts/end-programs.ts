/** Ends one program of one of the hosts after the other, and waits each time until all are there again. */

import { setTimeout as wait } from 'node:timers/promises'
import { findProgram, type ProgramName, programNames } from '../../chaos/faults.ts'
import { isReady, type Product } from '../../run/testing/product.ts'
import type { Readers } from './readers.ts'

const timeout = 120_000
/** What comes of it may be seen a little later, and no two are to be seen at once. In milliseconds. */
const settling = 2_000

/** Ends each program of each host, as by a crash and as for another version; returns the reads that failed. */
export async function endPrograms(
  hosts: Product[],
  readers: Readers,
  log: (line: string) => void,
): Promise<string[]> {
  const failures: string[] = []
  for (const signal of ['SIGKILL', 'SIGTERM'] as const)
    for (const program of programNames)
      for (const host of hosts) {
        const seconds = await endProgram(host, program, signal)
        await wait(settling)
        const { count, failures: failed } = readers.take()
        log(
          `  ${program} by ${signal}: ready again after ${seconds} s; of ${count} reads failed ${failed.length}`,
        )
        failures.push(...failed.map((failure) => `${program} by ${signal}: ${failure}`))
      }
  return failures
}

async function endProgram(host: Product, program: ProgramName, signal: NodeJS.Signals): Promise<string> {
  const before = findProgram(host, program)
  if (before === undefined) throw new Error(`${program} is not running`)
  const beganAt = performance.now()
  process.kill(before, signal)
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await wait(50)) {
    if ([undefined, before].includes(findProgram(host, program))) continue
    if (await isReady(host.url)) return ((performance.now() - beganAt) / 1_000).toFixed(1)
  }
  throw new Error(`${program} was not there again within ${timeout / 1_000} s`)
}
