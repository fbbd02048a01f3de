/** The tables of the job queue; the queue brings them up to date itself. */
import { Logger, runMigrations } from 'graphile-worker'

/** Makes them, or brings them up to date. */
export const prepareJobs = (databaseUrl: string): Promise<void> =>
  runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) })
