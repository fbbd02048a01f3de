/** Sets the alarm for rows that a task is to look at. */
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Task } from './task.ts'

/** Once this transaction is committed, now or at a time; asked twice for one row, it rings once. */
export async function addJobs(
  em: EntityManager,
  { name }: Pick<Task, 'name'>,
  ids: readonly string[],
  at: Date | null = null,
): Promise<void> {
  if (ids.length === 0) return
  await em.execute(
    `select graphile_worker.add_job(?, json_build_object('id', id), run_at => ?::timestamptz,
      job_key => ? || ' ' || id, max_attempts => 1)
    from json_array_elements_text(?::json) id`,
    [name, at, name, JSON.stringify(ids)],
  )
}
