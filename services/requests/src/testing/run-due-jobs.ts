/** Does once what the service does by itself, as if a minute had come. */
import { createLog, type Log } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { runOnce } from 'graphile-worker'
import { withJobConnections } from '../platform/jobs/job-connections.ts'
import { getQueueOptions } from '../platform/jobs/job-queue.ts'
import { scheduleDueJobs } from '../platform/jobs/schedule-due-jobs.ts'
import { tasks } from '../tasks.ts'

/** Everything that is due at `now`, and what follows from it at once. */
export async function runDueJobs(
  { em, settings }: Subgraph,
  now = new Date(),
  log: Log = createLog('jobs', settings.logLevel),
): Promise<void> {
  const createContext = () => ({ em: em(), settings, log, now: () => now })
  await scheduleDueJobs(tasks, createContext())
  await withJobConnections(settings.databaseUrl, (pool) =>
    runOnce(getQueueOptions(tasks, createContext, pool)),
  )
}
