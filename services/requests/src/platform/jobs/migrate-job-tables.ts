/** The tables of the job queue; the queue brings them up to date itself. */
import { Logger, runMigrations } from 'graphile-worker'
import { withJobConnections } from './job-connections.ts'

/** Makes them, or brings them up to date. */
export const migrateJobTables = (databaseUrl: string): Promise<void> =>
  withJobConnections(databaseUrl, (pgPool) => runMigrations({ pgPool, logger: new Logger(() => () => {}) }))
