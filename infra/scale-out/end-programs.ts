/** Ends one program of one of the hosts after the other, and waits each time until all are there again. */

import { setTimeout as wait } from 'node:timers/promises'
import { getCommandLine, listProcessTree } from '../run/processes.ts'
import type { Product } from '../run/product.ts'
import type { Read, Readers } from './readers.ts'

const programPatterns = {
  shell: /shell\/server\/main\.ts/,
  gateway: /gateway\/src\/main\.ts/,
  auth: /services\/auth\/main\.mjs/,
  content: /services\/content\/main\.mjs/,
  requests: /services\/requests\/main\.mjs/,
}

export const programNames = Object.keys(programPatterns) as (keyof typeof programPatterns)[]

/** How a program is ended: as by a crash, or as for another version. */
export const signals = ['SIGKILL', 'SIGTERM'] as const

export interface Ended {
  program: string
  signal: string
  /** In milliseconds, until its host was ready again. */
  duration: number
  read: Read
}

const timeout = 120_000
/** What comes of it may be seen a little later, and no two are to be seen at once. In milliseconds. */
const settling = 2_000

/** Ends each program of each host in each way. */
export async function endPrograms(
  hosts: Product[],
  readers: Readers,
  log: (line: string) => void,
): Promise<Ended[]> {
  const ended: Ended[] = []
  for (const signal of signals) {
    for (const program of programNames) {
      for (const host of hosts) {
        readers.take()
        const duration = await endProgram(host, program, signal)
        await wait(settling)
        const read = readers.take()
        ended.push({ program, signal, duration, read })
        log(
          `  ${program} by ${signal}: ${read.count} reads, ${read.failures.length} failed ${read.failures.slice(0, 3).join('; ')}`,
        )
      }
    }
  }
  return ended
}

async function endProgram(host: Product, program: keyof typeof programPatterns, signal: NodeJS.Signals) {
  const find = () =>
    listProcessTree(host.pid).find((pid) => programPatterns[program].test(getCommandLine(pid)))
  const before = find()
  if (before === undefined) throw new Error(`${program} is not running`)
  const beganAt = performance.now()
  process.kill(before, signal)
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await wait(50)) {
    if ([undefined, before].includes(find())) continue
    const response = await fetch(`${host.url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => null,
    )
    await response?.body?.cancel()
    if (response?.ok) return performance.now() - beganAt
  }
  throw new Error(`${program} was not there again within ${timeout / 1_000} s`)
}
