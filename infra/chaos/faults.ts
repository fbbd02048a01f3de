/** The ways in which a running product is broken, by name. */

import { getProgramName } from '../bench/harness/process-usage.ts'
import { getCommandLine, listProcessTree } from '../run/processes.ts'
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
  isOver(): Promise<boolean>
}

export const programNames = ['requests', 'content', 'auth', 'gateway', 'shell'] as const

export type ProgramName = (typeof programNames)[number]

/** The process of a program; undefined while it is being started again. */
export const findProgram = ({ pid }: { pid: number }, name: ProgramName) =>
  listProcessTree(pid).find((each) => getProgramName(getCommandLine(each)) === name)

const killProgram = (name: ProgramName, title: string = name): Fault => ({
  title,
  async inject(product) {
    const killed = findProgram(product, name)
    if (killed === undefined) throw new Error(`${name} is not running`)
    process.kill(killed, 'SIGKILL')
    return { isOver: async () => ![undefined, killed].includes(findProgram(product, name)) }
  },
})

/** The process that has started all others of PostgreSQL; it may be nobody's child. */
const findServer = ({ dataDir }: ProductUnderFault) =>
  listProcessTree(1).find((pid) => getCommandLine(pid).includes(`postgres -D ${dataDir}/`))

/** The processes of PostgreSQL, the server itself first. */
function listServerProcesses(product: ProductUnderFault): number[] {
  const server = findServer(product)
  return server === undefined ? [] : listProcessTree(server)
}

/** It runs once the server has started, or has recovered from the death of a backend. */
const findLauncher = (product: ProductUnderFault) =>
  listServerProcesses(product).find((pid) => getCommandLine(pid).includes('autovacuum launcher'))

/** Backends at work for one of the services, the busy ones first. */
const listBackends = (product: ProductUnderFault) =>
  listServerProcesses(product)
    .map((pid) => ({ pid, line: getCommandLine(pid) }))
    .filter(({ line }) => line.includes(' access_'))
    .toSorted((one, other) => Number(one.line.endsWith('idle')) - Number(other.line.endsWith('idle')))
    .map(({ pid }) => pid)

/** Kills one of some processes of PostgreSQL, another one in each round. */
const killInPostgres = (title: string, list: (product: ProductUnderFault) => number[]): Fault => ({
  title,
  async inject(product, round) {
    const before = findLauncher(product)
    const pids = list(product).slice(0, 4)
    if (pids.length === 0) throw new Error('PostgreSQL is not running')
    process.kill(pids[round % pids.length]!, 'SIGKILL')
    return { isOver: async () => ![undefined, before].includes(findLauncher(product)) }
  },
})

/** Kills processes, all at the same instant as far as one processor can, and starts the product again. */
const killAndStart = (title: string, list: (product: ProductUnderFault) => number[]): Fault => ({
  title,
  async inject(product) {
    const pids = list(product)
    // Nobody may react to the end of another.
    for (const name of ['SIGSTOP', 'SIGKILL'] as const) for (const pid of pids) signal(pid, name)
    await product.startAgain()
    return { isOver: async () => true }
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
  postgres: killInPostgres('PostgreSQL', (product) => listServerProcesses(product).slice(0, 1)),
  backend: killInPostgres('a backend of PostgreSQL', listBackends),
  start: killAndStart('the start command', ({ pid }) => [pid]),
  everything: killAndStart('everything at once', (product) => [
    ...listProcessTree(product.pid),
    ...listServerProcesses(product),
  ]),
} satisfies Record<string, Fault>
