/**
 * Sets the alarm for everything that is due. The job queue keeps the jobs of a worker that was killed for hours; our
 * rows know better.
 */
import { loggable } from '@access/service-kit'
import { addJobs } from './addJobs.ts'
import type { Desk, Task } from './task.ts'

/** Asks each task what is due; one that fails does not stop the next. */
export async function sweep(tasks: readonly Task[], { em, log, now }: Desk): Promise<void> {
  for (const task of tasks) {
    try {
      await addJobs(em, task, await task.due(em, now()))
    } catch (error) {
      log.error({ ...loggable(error), task: task.name }, 'cannot tell what is due')
    }
  }
}
