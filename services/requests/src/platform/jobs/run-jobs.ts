/** Runs the job queue for as long as the service runs, through restarts of PostgreSQL too. */
import { setTimeout as pause } from 'node:timers/promises'
import { type BackgroundContext, describeError } from '@access/service-kit'
import { type Runner, run } from 'graphile-worker'
import { withJobConnections } from './job-connections.ts'
import { getQueueOptions } from './job-queue.ts'
import { scheduleDueJobs } from './schedule-jobs.ts'
import type { JobContext, Task } from './task.ts'

const shutdownTimeout = 5_000

/** Begins, and returns how to end it: what is under way gets five seconds, and is done again later otherwise. */
export function runJobs(
  tasks: readonly Task[],
  { orm, settings, log }: BackgroundContext,
): () => Promise<void> {
  const createContext = (): JobContext => ({
    em: orm.em.fork(),
    settings,
    log,
    now: () => new Date(),
  })
  const stopping = new AbortController()
  const { signal } = stopping
  let runner: Runner | undefined

  async function runUntilStopped() {
    while (!signal.aborted) {
      try {
        await withJobConnections(settings.databaseUrl, async (pool) => {
          runner = await run(getQueueOptions(tasks, createContext, pool))
          if (signal.aborted) await runner.stop()
          await waitForRunner(runner)
        })
      } catch (error) {
        log.error(describeError(error), 'the job queue stopped')
      }
      await pause(1000, undefined, { signal }).catch(() => {})
    }
  }

  const working = runUntilStopped()
  void scheduleDueJobs(tasks, createContext())

  return async () => {
    stopping.abort()
    // A runner that has stopped by itself says so by refusing to.
    void runner?.stop().catch(() => {})
    await Promise.race([working, pause(shutdownTimeout, undefined, { ref: false })])
  }
}

/**
 * Settles when the runner has ended, or has had its time to. One that has lost its database is ended: graphile-worker
 * 0.18.0 asks for the names of tasks once, and when that fails keeps the failure for good (taskIdentifiers.js), so that
 * it never gets a job again. And ending, it counts the ends of work whose notes failed one after the other (`batch` in
 * its main.js lets go of back pressure more often than it held it) and then waits for ever for notes that nobody will
 * write. What is still under way goes on and keeps its row; a new runner begins beside it.
 */
async function waitForRunner(runner: Runner): Promise<void> {
  const timeout = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined
  // A runner that is ending already says so by refusing to.
  const end = () => void runner.stop().catch(() => {})
  runner.events.once('pool:listen:error', end)
  runner.events.once('worker:getJob:error', end)
  runner.events.once('pool:gracefulShutdown', () => {
    timer = setTimeout(timeout.resolve, shutdownTimeout)
  })
  try {
    await Promise.race([runner.promise, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
