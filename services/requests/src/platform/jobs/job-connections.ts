/** The connections of the job queue. It would close its own ones too, but without waiting until they are closed. */
import { setTimeout as pause } from 'node:timers/promises'
import { formatJobConnectionName, longStatements } from '@access/service-kit'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

const maxConnections = 6

/** In milliseconds: a pool waits at its end for connections that somebody still holds. */
const closeTimeout = 2000

/** Does `work` with connections that are closed when it has ended. */
export async function withJobConnections<T>(
  databaseUrl: string,
  work: (pgPool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    ...longStatements,
    application_name: formatJobConnectionName('requests'),
  })
  // A connection that is lost shows in the next query; unheard, it would end the process.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
  try {
    return await work(pool)
  } finally {
    await Promise.race([pool.end(), pause(closeTimeout, undefined, { ref: false })])
  }
}

export const jobSchema = 'requests_jobs'

/** Makes them, or brings them up to date. */
export const migrateJobTables = (databaseUrl: string): Promise<void> =>
  withJobConnections(databaseUrl, (pgPool) =>
    runMigrations({ pgPool, schema: jobSchema, logger: new Logger(() => () => {}) }),
  )
