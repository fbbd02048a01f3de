/** Does once what the service does by itself, as if a minute had come. */
import { type Log, logOf } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { runOnce } from 'graphile-worker'
import { queueOf } from '../jobs/queue.ts'
import { sweep } from '../jobs/sweep.ts'
import { tasks } from '../jobs/tasks.ts'
import { withConnections } from '../jobs/withConnections.ts'

/** Everything that is due at `now`, and what follows from it at once. */
export async function runDue(
  { em, settings }: Subgraph,
  now = new Date(),
  log: Log = logOf('jobs', settings.logLevel),
): Promise<void> {
  const newDesk = () => ({ em: em(), settings, log, now: () => now })
  await sweep(tasks, newDesk())
  await withConnections(settings.databaseUrl, (pool) => runOnce(queueOf(tasks, newDesk, pool)))
}
