/** Sets the alarm for rows that a task is to look at. */
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Task } from './task.ts'

/**
 * Once this transaction is committed, now or at a time; asked twice for one row, it rings once. A row whose turn has
 * come already keeps its place: nothing is overtaken for ever by what is asked for again and again.
 */
export async function addJobs(
  em: EntityManager,
  { name }: Pick<Task, 'name'>,
  ids: readonly string[],
  at: Date | null = null,
): Promise<void> {
  if (ids.length === 0) return
  await em.execute(
    `select graphile_worker.add_job(?, json_build_object('id', row_id), run_at => ?::timestamptz,
      job_key => ? || ' ' || row_id, max_attempts => 1)
    from json_array_elements_text(?::json) row_id
    where ?::timestamptz is not null or not exists (
      select from graphile_worker.jobs
      where key = ? || ' ' || row_id and run_at <= now() and locked_at is null and attempts < max_attempts)`,
    [name, at, name, JSON.stringify(ids), at, name],
  )
}
