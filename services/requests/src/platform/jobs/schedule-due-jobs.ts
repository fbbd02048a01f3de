/**
 * Schedules a job for everything that is due. The job queue holds the jobs of a worker that was killed for hours; our
 * rows know better.
 */
import { describeError } from '@access/service-kit'
import { scheduleJobs } from './schedule-jobs.ts'
import type { JobContext, Task } from './task.ts'

/** Asks each task what is due; one that fails does not stop the next. */
export async function scheduleDueJobs(
  tasks: readonly Task[],
  { em, log, now, settings }: JobContext,
): Promise<void> {
  for (const task of tasks) {
    try {
      await scheduleJobs(em, task, await task.listDue(em, now(), settings))
    } catch (error) {
      log.error({ ...describeError(error), task: task.name }, 'cannot tell what is due')
    }
  }
}
