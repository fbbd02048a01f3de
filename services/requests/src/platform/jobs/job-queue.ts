/** Our tasks as the job queue wants them. */
import { describeError } from '@access/service-kit'
import { Logger, parseCronItems, type RunnerOptions } from 'graphile-worker'
import { jobSchema } from './job-connections.ts'
import { scheduleDueJobs } from './schedule-jobs.ts'
import type { JobContext, Task } from './task.ts'

/** How many pieces of work are done at once: one that hangs leaves three workers to the others. */
const maxConcurrency = 4

const sweep = 'schedule due jobs'

/** The options of both ways of running the queue, for good and once. */
export const getQueueOptions = (
  tasks: readonly Task[],
  createContext: () => JobContext,
  pgPool: RunnerOptions['pgPool'],
): RunnerOptions => ({
  pgPool,
  schema: jobSchema,
  concurrency: maxConcurrency,
  noHandleSignals: true,
  parsedCronItems: parseCronItems([{ task: sweep, match: '* * * * *', options: { maxAttempts: 1 } }]),
  // In batches, though of what ended at the same instant: then a database that cannot be reached just then stops the
  // queue, which begins again. One by one the failure is heard by nobody, and ends the process.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  taskList: {
    [sweep]: () => scheduleDueJobs(tasks, createContext()),
    ...Object.fromEntries(tasks.map((task) => [task.name, createJobHandler(task, createContext)])),
  },
  logger: createQueueLogger(createContext()),
})

/** Never throws: the queue would keep the words of the error, and when to try again is for the rows to say. */
const createJobHandler = (task: Task, createContext: () => JobContext) => async (payload: unknown) => {
  const context = createContext()
  const { id } = payload as { id: string }
  try {
    await task.run(context, id)
  } catch (error) {
    context.log.error({ ...describeError(error), task: task.name, id }, 'a job failed')
  }
}

const createQueueLogger = ({ log }: JobContext) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ message }, 'the job queue is in trouble')
  })
