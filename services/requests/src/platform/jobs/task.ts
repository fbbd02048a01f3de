/** Background work, a row at a time. */
import type { Log, Settings } from '@access/service-kit'
import type { EntityClass, EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql'

/** What a task works with. */
export interface JobContext {
  /** Each piece of work has its own. */
  em: EntityManager
  settings: Settings
  log: Log
  now(): Date
}

/**
 * The rows say what is to be done, and a job only wakes a task for one of them. So a task locks its row with
 * `for update skip locked` in the transaction that does the work: the row of a worker that was killed is free at
 * once, and no two workers do one thing twice.
 */
export interface Task {
  name: string
  /** The ids of rows that are due, the oldest first, a thousand at most; asked at start and each minute. */
  listDue(em: EntityManager, now: Date, settings: Settings): Promise<string[]>
  /** Does it for one row, if it is still to be done; what throws is tried again with the next minute. */
  run(context: JobContext, id: string): Promise<void>
}

/** Deletes rows that are due by this filter, those first whose time came first by the column `orderedBy`. */
export const createPurgeTask = <T extends { id: string }>(
  name: string,
  Type: EntityClass<T>,
  getFilter: (now: Date) => FilterQuery<T>,
  orderedBy: keyof NoInfer<T> & string,
): Task => ({
  name,
  listDue: (em, now) => listDueIds(em, Type, getFilter(now), orderedBy),
  async run({ em, now }, id) {
    // It may no longer be due.
    await em.nativeDelete(Type, { $and: [{ id }, getFilter(now())] } as FilterQuery<T>)
  },
})

/** The ids of these rows: those first whose time came first by the column `orderedBy`, a thousand at most. */
export async function listDueIds<T extends { id: string }>(
  em: EntityManager,
  Type: EntityClass<T>,
  where: FilterQuery<NoInfer<T>>,
  orderedBy: keyof NoInfer<T> & string,
): Promise<string[]> {
  const rows = await em.find(Type, where, {
    // The ORM's type of field names knows none of a generic type.
    fields: ['id'] as never,
    orderBy: { [orderedBy]: 'asc' } as QueryOrderMap<T>,
    limit: 1000,
    disableIdentityMap: true,
  })
  return rows.map(({ id }) => id as string)
}
