/** Background work, a row at a time. */
import type { Log, Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'

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
