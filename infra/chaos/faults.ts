/** The ways in which a running product is broken, by name. */

import pg from 'pg'
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

const programPatterns = {
  requests: /services\/requests\/main\.mjs/,
  content: /services\/content\/main\.mjs/,
  auth: /services\/auth\/main\.mjs/,
  gateway: /gateway\/src\/main\.ts/,
  shell: /shell\/server\/main\.ts/,
}

export type ProgramName = keyof typeof programPatterns

/** The process of a program; undefined while it is being started again. */
export const findProgram = ({ pid }: { pid: number }, name: ProgramName) =>
  listProcessTree(pid).find((candidate) => programPatterns[name].test(getCommandLine(candidate)))

const killProgram = (name: ProgramName, title: string): Fault => ({
  title,
  async inject(product) {
    const killed = findProgram(product, name)
    if (killed === undefined) throw new Error(`${name} is not running`)
    process.kill(killed, 'SIGKILL')
    return { isOver: async () => ![undefined, killed].includes(findProgram(product, name)) }
  },
})

/** Asks PostgreSQL as its superuser; undefined where nobody answers. */
async function queryServer<Row extends object>({ adminUrl }: ProductUnderFault, sql: string) {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(sql)).rows
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** When PostgreSQL was started, or has recovered from a crash; undefined while it does not answer. */
async function readServerStart(product: ProductUnderFault): Promise<string | undefined> {
  // Recovery after the death of a backend keeps the server, so the time of the start alone does not tell.
  const sql = `select pg_postmaster_start_time()::text || coalesce((select min(backend_start)::text
    from pg_stat_activity where backend_type = 'checkpointer'), '') as start`
  return (await queryServer<{ start: string }>(product, sql))?.[0]?.start
}

const hasServerRestarted = async (product: ProductUnderFault, before: string | undefined) => {
  const start = await readServerStart(product)
  return start !== undefined && start !== before
}

const killPostgres: Fault = {
  title: 'PostgreSQL',
  async inject(product) {
    const before = await readServerStart(product)
    process.kill(findServer(product), 'SIGKILL')
    return { isOver: () => hasServerRestarted(product, before) }
  },
}

/** The process that has started all others of PostgreSQL; it may be nobody's child. */
function findServer({ dataDir }: ProductUnderFault): number {
  const pid = listProcessTree(1).find((candidate) =>
    getCommandLine(candidate).includes(`postgres -D ${dataDir}/`),
  )
  if (pid === undefined) throw new Error('PostgreSQL is not running')
  return pid
}

/** Each kills a backend that is at work for one of the services, another one in each round. */
const killBackend: Fault = {
  title: 'a backend of PostgreSQL',
  async inject(product, round) {
    const before = await readServerStart(product)
    const backends = await queryServer<{ pid: number }>(
      product,
      `select pid from pg_stat_activity where datname like 'access_%' order by state = 'idle', pid`,
    )
    if (!backends?.length) throw new Error('PostgreSQL has no backend')
    process.kill(backends[round % Math.min(backends.length, 4)]!.pid, 'SIGKILL')
    return { isOver: () => hasServerRestarted(product, before) }
  },
}

const killStartCommand: Fault = {
  title: 'the start command',
  async inject(product) {
    process.kill(product.pid, 'SIGKILL')
    await product.startAgain()
    return { isOver: async () => true }
  },
}

const killEverything: Fault = {
  title: 'everything at once',
  async inject(product) {
    const pids = [...listProcessTree(product.pid), ...listProcessTree(findServer(product))]
    // All of them at the same instant, as far as one processor can: nobody may react to the end of another.
    for (const pid of pids) signal(pid, 'SIGSTOP')
    for (const pid of pids) signal(pid, 'SIGKILL')
    await product.startAgain()
    return { isOver: async () => true }
  },
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended since it was listed.
  }
}

export const faults = {
  requests: killProgram('requests', 'requests and its jobs'),
  content: killProgram('content', 'content'),
  auth: killProgram('auth', 'auth'),
  gateway: killProgram('gateway', 'gateway'),
  shell: killProgram('shell', 'shell'),
  postgres: killPostgres,
  backend: killBackend,
  start: killStartCommand,
  everything: killEverything,
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
