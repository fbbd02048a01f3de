/** Work that is done by itself, a row at a time. */
import type { Log, Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'

/** What a task is given to work with. */
export interface Desk {
  /** Each piece of work has its own. */
  em: EntityManager
  settings: Settings
  log: Log
  now(): Date
}

/**
 * The rows say what is to be done, and a job is only the alarm for one of them. So a task takes its row with
 * `for update skip locked` in the transaction that does the work: the row of a worker that was killed is free at
 * once, and no two workers do one thing twice.
 */
export interface Task {
  name: string
  /** The ids of rows that are due, the oldest first, a thousand at most; asked at start and each minute. */
  due(em: EntityManager, now: Date): Promise<string[]>
  /** Does it for one row, if it is still to be done; what throws is tried again with the next minute. */
  work(desk: Desk, id: string): Promise<void>
}
