/** Outages of a running product, for journeys. */
import { startPostgres } from '@access/service-kit/postgres'
import pg from 'pg'
import { getCommandLine, listProcessTree } from './processes.ts'
import type { Product } from './product.ts'
import type { ServiceName } from './secrets.ts'

/** Ends the connections of a service and lets its role make no others; the returned function lets it again. */
export async function rejectConnections({ dataDir }: Product, service: ServiceName) {
  const role = `postgres_${service}`
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
    `alter role ${role} nologin`,
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`,
  )
  return () => runAsAdmin(`alter role ${role} login`)
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
