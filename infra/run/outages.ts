/** Outages of a running product, for journeys: its data are away until they are told to be back. */
import { startPostgres } from '@access/service-kit/postgres'
import pg from 'pg'
import { commandOf, treeOf } from './processes.ts'
import type { Product } from './product.ts'
import type { ServiceName } from './secrets.ts'

/** A service's database ends all connections and takes no new ones; the answer ends that. */
export async function refuseConnections({ dataDir }: Product, service: ServiceName) {
  const database = `access_${service}`
  const asAdmin = async (...statements: string[]) => {
    // Already running: it is found, not started.
    const client = new pg.Client({ connectionString: (await startPostgres({ dataDir })).adminUrl })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await asAdmin(
    `alter database ${database} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
  )
  return () => asAdmin(`alter database ${database} allow_connections true`)
}

/** Kills a service while whoever would start it again sleeps; the answer wakes that one. */
export function killService({ pid }: Product, service: ServiceName): () => void {
  process.kill(pid, 'SIGSTOP')
  const program = treeOf(pid).find((one) => commandOf(one).includes(`services/${service}/main.mjs`))
  if (program) process.kill(program, 'SIGKILL')
  return () => void process.kill(pid, 'SIGCONT')
}
