/** The tables of the job queue, in a schema beside that of requests; the queue brings them up to date itself. */
import { Logger, runMigrations } from 'graphile-worker'
import { withJobConnections } from './job-connections.ts'

export const jobSchema = 'requests_jobs'

/** Makes them, or brings them up to date. */
export const migrateJobTables = (databaseUrl: string): Promise<void> =>
  withJobConnections(databaseUrl, (pgPool) =>
    runMigrations({ pgPool, schema: jobSchema, logger: new Logger(() => () => {}) }),
  )
