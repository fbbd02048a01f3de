/** The ways in which a running product is broken, by name. */

import { getProgramName } from '../bench/harness/process-usage.ts'
import { getCommandLine, listProcessTree } from '../run/testing/processes.ts'
import type { ProductUnderFault } from './product-under-fault.ts'

/** One way to break it. */
export interface Fault {
  /** What the table of results calls it. */
  title: string
  /** Breaks it now, and starts again what would not start by itself. `round` counts from 0. */
  inject(product: ProductUnderFault, round: number): Promise<Injection>
}

/** A fault that was injected. */
export interface Injection {
  /** From when on it can recover, by the clock of `performance.now()`; from its injection on by default. */
  since?: number
  /** Whether what was broken is in its place again. */
  isOver(): boolean
}

export const programNames = ['requests', 'content', 'auth', 'gateway', 'shell'] as const

export type ProgramName = (typeof programNames)[number]

/** The process of a program; undefined while it is being started again. */
export const findProgram = ({ pid }: { pid: number }, name: ProgramName) =>
  listProcessTree(pid).find((each) => getProgramName(getCommandLine(each)) === name)

/** The processes of PostgreSQL, which may be nobody's children; the server itself first. */
function listPostgres({ dataDir }: ProductUnderFault): number[] {
  const server = listProcessTree(1).find((pid) => getCommandLine(pid).includes(`postgres -D ${dataDir}/`))
  return server === undefined ? [] : listProcessTree(server)
}

/** It runs once the server has started, or has recovered from the death of a backend. */
const findLauncher = (product: ProductUnderFault) =>
  listPostgres(product).find((pid) => getCommandLine(pid).includes('autovacuum launcher'))

/** Kills one process; over when what `find` finds is there again, and is another one. */
const kill = (
  title: string,
  choose: (product: ProductUnderFault, round: number) => number | undefined,
  find: (product: ProductUnderFault) => number | undefined,
): Fault => ({
  title,
  async inject(product, round) {
    const [killed, before] = [choose(product, round), find(product)]
    if (killed === undefined) throw new Error(`${title} is not running`)
    process.kill(killed, 'SIGKILL')
    return { isOver: () => ![undefined, before].includes(find(product)) }
  },
})

const killProgram = (name: ProgramName, title: string = name) =>
  kill(
    title,
    (product) => findProgram(product, name),
    (product) => findProgram(product, name),
  )

/** A connection of a service, another one in each round. */
function chooseBackend(product: ProductUnderFault, round: number): number | undefined {
  const backends = listPostgres(product).filter((pid) => getCommandLine(pid).includes(' postgres_'))
  return backends[round % backends.length]
}

/** Kills processes, all at the same instant as far as one processor can, and starts the product again. */
const killAndStart = (title: string, list: (product: ProductUnderFault) => number[]): Fault => ({
  title,
  async inject(product) {
    const pids = list(product)
    // Nobody may react to the end of another.
    for (const name of ['SIGSTOP', 'SIGKILL'] as const) for (const pid of pids) signal(pid, name)
    await product.startAgain()
    return { isOver: () => true }
  },
})

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended since it was listed.
  }
}

export const faults = {
  requests: killProgram('requests', 'requests and its jobs'),
  content: killProgram('content'),
  auth: killProgram('auth'),
  gateway: killProgram('gateway'),
  shell: killProgram('shell'),
  postgres: kill('PostgreSQL', (product) => listPostgres(product)[0], findLauncher),
  backend: kill('a backend of PostgreSQL', chooseBackend, findLauncher),
  start: killAndStart('the start command', ({ pid }) => [pid]),
  everything: killAndStart('everything at once', (product) => [
    ...listProcessTree(product.pid),
    ...listPostgres(product),
  ]),
} satisfies Record<string, Fault>
