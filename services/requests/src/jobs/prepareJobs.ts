/** The tables of the job queue; the queue brings them up to date itself. */
import { Logger, runMigrations } from 'graphile-worker'
import { withConnections } from './withConnections.ts'

/** Makes them, or brings them up to date. */
export const prepareJobs = (databaseUrl: string): Promise<void> =>
  withConnections(databaseUrl, (pgPool) => runMigrations({ pgPool, logger: new Logger(() => () => {}) }))
