/**
 * Does the work of a row as soon as its transaction is committed, in the process that has the queue, without a job: to
 * add one, to fetch it and to note its end costs PostgreSQL more than most rows, and its notification makes commits wait
 * for each other. A row whose process ends before its turn is due, and found as such at the next start or minute.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { EntityManager } from '@mikro-orm/postgresql'
import { scheduleJobs } from './schedule-jobs.ts'
import type { Task } from './task.ts'

/** How many rows are worked on at once. */
const maxConcurrency = 4
/** Beyond that they wait until they are found to be due. */
const maxWaiting = 1000

export interface TaskRunner {
  /** Begins, or waits for its turn. */
  run(taskName: string, ids: readonly string[]): void
  /** Begins nothing any more; settles when all that has begun has ended. */
  stop(): Promise<void>
}

/** By the address of their database, of which those who store rows know no more. */
const runners = new Map<unknown, TaskRunner>()

/**
 * The runner of the process that works on the rows of this database. What it begins is no part of the transaction that
 * stored the row: an entity manager that is made there has its events, and would begin it again with each commit.
 */
export function startTaskRunner(
  database: unknown,
  handlers: Readonly<Record<string, (payload: { id: string }) => Promise<void>>>,
): TaskRunner {
  const waiting: { taskName: string; id: string }[] = []
  const running = new Set<Promise<void>>()
  let hasStopped = false
  const runOutside = AsyncLocalStorage.snapshot()

  function runNext() {
    if (running.size >= maxConcurrency) return
    const next = waiting.shift()
    if (!next) return
    const work = runOutside(() => handlers[next.taskName]!({ id: next.id })).finally(() => {
      running.delete(work)
      runNext()
    })
    running.add(work)
  }

  const runner: TaskRunner = {
    run(taskName, ids) {
      if (hasStopped || !Object.hasOwn(handlers, taskName)) return
      for (const id of ids) {
        if (waiting.length < maxWaiting) waiting.push({ taskName, id })
        runNext()
      }
    },
    async stop() {
      hasStopped = true
      if (runners.get(database) === runner) runners.delete(database)
      waiting.length = 0
      await Promise.all(running)
    },
  }
  runners.set(database, runner)
  return runner
}

/** By a job of the queue where this process has no runner, as in commands, or where the transaction is part of another. */
export async function runAfterCommit(em: EntityManager, task: Pick<Task, 'name'>, ids: readonly string[]) {
  const runner = runners.get(getDatabase(em))
  const transaction = em.getTransactionContext<object>()
  if (!runner || !transaction || 'savepointName' in transaction) return scheduleJobs(em, task, ids)
  // The events of a transaction are its own.
  em.getEventManager().registerSubscriber({
    async afterTransactionCommit() {
      runner.run(task.name, ids)
    },
  })
}

/** What `startTaskRunner` and those who store rows call the same database. */
export const getDatabase = (em: EntityManager): unknown => em.config.get('clientUrl')
