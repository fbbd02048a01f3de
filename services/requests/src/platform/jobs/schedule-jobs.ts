/** Schedules jobs for rows that a task is to process. */

import { describeError } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { JobContext, Task } from './task.ts'

/**
 * They start once this transaction is committed, now or at `runAt`; scheduled twice, a row has one job. A job that is
 * due already keeps its turn: nothing is overtaken for ever by what is scheduled again and again.
 */
export async function scheduleJobs(
  em: EntityManager,
  { name }: Pick<Task, 'name'>,
  ids: readonly string[],
  runAt: Date | null = null,
): Promise<void> {
  if (ids.length === 0) return
  await em.execute(
    `select requests_jobs.add_job(?, json_build_object('id', row_id), run_at => ?::timestamptz,
      job_key => ? || ' ' || row_id, max_attempts => 1)
    from json_array_elements_text(?::json) row_id
    where ?::timestamptz is not null or not exists (
      select from requests_jobs.jobs
      where key = ? || ' ' || row_id and run_at <= now() and locked_at is null and attempts < max_attempts)`,
    [name, runAt, name, JSON.stringify(ids), runAt, name],
  )
}

/**
 * Schedules a job for everything that is due: asks each task, and one that fails does not stop the next. The job queue
 * holds the jobs of a worker that was killed for hours; our rows know better.
 */
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
