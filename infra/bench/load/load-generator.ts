/** Starts the load generator, and gives it its jobs. */

import type { LoadJob, LoadReport } from './load-job.ts'
import { startWorker } from './start-worker.ts'

export interface LoadGenerator {
  /** Sends requests, and fails when there is no answer at all. */
  run(job: Omit<LoadJob, 'firstNumber'>): Promise<LoadReport>
  stop(): Promise<void>
}

export async function startLoadGenerator(): Promise<LoadGenerator> {
  const { receive, send, stop } = startWorker('load-generator.main.ts')
  // Later than any number of an earlier run, and of 15 digits at most, as the numbers of changes are.
  let firstNumber = Date.now() * 100
  return {
    async run(job) {
      send({ ...job, firstNumber } satisfies LoadJob)
      const report = await receive<LoadReport | { error: string }>()
      if ('error' in report) throw new Error(`${job.requests[0]!.path} was not answered: ${report.error}`)
      firstNumber += report.count + job.connections
      return report
    },
    stop,
  }
}
