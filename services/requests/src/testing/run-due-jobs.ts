/** Does once what the service does by itself, as if a minute had come. */
import { createLog, type Log } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { runOnce } from 'graphile-worker'
import { withJobConnections } from '../platform/jobs/job-connections.ts'
import { getQueueOptions } from '../platform/jobs/job-queue.ts'
import { scheduleDueJobs } from '../platform/jobs/schedule-jobs.ts'
import type { Task } from '../platform/jobs/task.ts'
import { tasks } from '../tasks.ts'

/**
 * Everything that is due at `now`, and what follows from it at once. The time goes on from there: if it stood still, what
 * is to be done again five seconds after a pass that took six would be due again and again.
 */
export async function runDueJobs(
  { em, settings }: Subgraph,
  now = new Date(),
  log: Log = createLog('jobs', settings.logLevel),
): Promise<void> {
  const offset = now.getTime() - Date.now()
  const createContext = () => ({ em: em(), settings, log, now: () => new Date(Date.now() + offset) })
  await scheduleDueJobs(tasks, createContext())
  await withJobConnections(settings.databaseUrl, (pool) =>
    runOnce(getQueueOptions(tasks, createContext, pool)),
  )
}

/** What one task has to do at `now`: the others would send the emails, and nobody could read them any more. */
export async function runDueTask(
  { em, settings }: Subgraph,
  task: Task,
  now = new Date(),
  log: Log = createLog('jobs', 'error'),
): Promise<void> {
  for (const id of await task.listDue(em(), now, settings))
    await task.run({ em: em(), settings, log, now: () => now }, id)
}
