/** Outages of a running product, for journeys. */
import { startPostgres } from '@access/service-kit/postgres'
import pg from 'pg'
import { getCommandLine, listProcessTree } from './processes.ts'
import type { Product } from './product.ts'
import type { ServiceName } from './secrets.ts'

/** Makes a service's database reject all connections; the returned function restores it. */
export async function rejectConnections({ dataDir }: Product, service: ServiceName) {
  const database = `access_${service}`
  const runAsAdmin = async (...statements: string[]) => {
    // Already running, so this only connects to it.
    const client = new pg.Client({ connectionString: (await startPostgres({ dataDir })).adminUrl })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await runAsAdmin(
    `alter database ${database} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
  )
  return () => runAsAdmin(`alter database ${database} allow_connections true`)
}

/** Kills a service while its supervisor is paused; the returned function resumes it. */
export function killService({ pid }: Product, service: ServiceName): () => void {
  process.kill(pid, 'SIGSTOP')
  const program = listProcessTree(pid).find((candidate) =>
    getCommandLine(candidate).includes(`services/${service}/main.mjs`),
  )
  if (program) process.kill(program, 'SIGKILL')
  return () => void process.kill(pid, 'SIGCONT')
}
