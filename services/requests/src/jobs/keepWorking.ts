/** Runs the job queue for as long as the service runs, through restarts of PostgreSQL too. */
import { setTimeout as pause } from 'node:timers/promises'
import { loggable, type Working } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Runner, run } from 'graphile-worker'
import { queueOf } from './queue.ts'
import { sweep } from './sweep.ts'
import type { Desk, Task } from './task.ts'
import { withConnections } from './withConnections.ts'

const aMinute = 60_000
const patience = 5_000

/** Begins, and returns how to end it: what is under way gets five seconds, and is done again later otherwise. */
export function keepWorking(tasks: readonly Task[], { orm, settings, log }: Working): () => Promise<void> {
  const newDesk = (): Desk => ({
    em: orm.em.fork() as EntityManager,
    settings,
    log,
    now: () => new Date(),
  })
  const stopping = new AbortController()
  const { signal } = stopping
  let runner: Runner | undefined

  async function work() {
    while (!signal.aborted) {
      try {
        await withConnections(settings.databaseUrl, async (pool) => {
          runner = await run(queueOf(tasks, newDesk, pool))
          if (signal.aborted) await runner.stop()
          await untilEnded(runner)
        })
      } catch (error) {
        log.error(loggable(error), 'the job queue stopped')
      }
      await pause(1000, undefined, { signal }).catch(() => {})
    }
  }

  const working = work()
  void sweep(tasks, newDesk())
  const sweeping = setInterval(() => void sweep(tasks, newDesk()), aMinute)

  return async () => {
    stopping.abort()
    clearInterval(sweeping)
    // A runner that has stopped by itself says so by refusing to.
    void runner?.stop().catch(() => {})
    await Promise.race([working, pause(patience, undefined, { ref: false })])
  }
}

/**
 * Settles when the runner has ended, or has had its time to. One that has lost its database is ended: graphile-worker
 * 0.18.0 asks for the names of tasks once, and when that fails keeps the failure for good (taskIdentifiers.js), so that
 * it never gets a job again. And ending, it counts the ends of work whose notes failed one after the other (`batch` in
 * its main.js lets go of back pressure more often than it held it) and then waits for ever for notes that nobody will
 * write. What is still under way goes on and keeps its row; a new runner begins beside it.
 */
async function untilEnded(runner: Runner): Promise<void> {
  const late = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined
  // A runner that is ending already says so by refusing to.
  const end = () => void runner.stop().catch(() => {})
  runner.events.once('pool:listen:error', end)
  runner.events.once('worker:getJob:error', end)
  runner.events.once('pool:gracefulShutdown', () => {
    timer = setTimeout(late.resolve, patience)
  })
  try {
    await Promise.race([runner.promise, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
