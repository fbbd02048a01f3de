/** Sets the alarm for work on rows of ours; the rows say what is to be done, the job only when to look at them. */
import type { EntityManager } from '@mikro-orm/postgresql'

/** Has a task look at these rows, now or at a time, once this transaction is committed; asked twice, it looks once. */
export async function addJobs(
  em: EntityManager,
  task: string,
  ids: readonly string[],
  at: Date | null = null,
): Promise<void> {
  if (ids.length === 0) return
  await em.execute(
    `select graphile_worker.add_job(?, json_build_object('id', id), run_at => ?::timestamptz,
      job_key => ? || ' ' || id, max_attempts => 1)
    from json_array_elements_text(?::json) id`,
    [task, at, task, JSON.stringify(ids)],
  )
}
