/** Our tasks as the job queue wants them. */
import { loggable } from '@access/service-kit'
import { Logger, type RunnerOptions } from 'graphile-worker'
import type { Desk, Task } from './task.ts'

/** How many pieces of work are done at once: one that hangs leaves three lanes to the others. */
const lanes = 4

/** What both ways of running the queue, for good and once, are told. */
export const queueOf = (
  tasks: readonly Task[],
  newDesk: () => Desk,
  pgPool: RunnerOptions['pgPool'],
): RunnerOptions => ({
  pgPool,
  concurrency: lanes,
  noHandleSignals: true,
  parsedCronItems: [],
  // In batches, though of what ended at the same instant: then a database that cannot be reached just then stops the
  // queue, which begins again. One by one the failure is heard by nobody, and ends the process.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  taskList: Object.fromEntries(tasks.map((task) => [task.name, jobOf(task, newDesk)])),
  logger: loggerOf(newDesk()),
})

/** Never throws: the queue would keep the words of the error, and when to try again is for the rows to say. */
const jobOf = (task: Task, newDesk: () => Desk) => async (payload: unknown) => {
  const desk = newDesk()
  const { id } = payload as { id: string }
  try {
    await task.work(desk, id)
  } catch (error) {
    desk.log.error({ ...loggable(error), task: task.name, id }, 'a job failed')
  }
}

const loggerOf = ({ log }: Desk) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ message }, 'the job queue is in trouble')
  })
