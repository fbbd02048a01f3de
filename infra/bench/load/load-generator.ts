/** Starts the load generator, and gives it its jobs. */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { LoadJob, LoadReport } from './load-job.ts'

export interface LoadGenerator {
  /** Sends requests, and fails when there is no answer at all. */
  run(job: Omit<LoadJob, 'firstNumber'>): Promise<LoadReport>
  stop(): Promise<void>
}

export async function startLoadGenerator(): Promise<LoadGenerator> {
  const child = fork(path.join(import.meta.dirname, 'load-generator.main.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const exited = once(child, 'exit')
  // Later than any number of an earlier run, and of 15 digits at most, as the numbers of changes are.
  let firstNumber = Date.now() * 100
  return {
    async run(job) {
      child.send({ ...job, firstNumber } satisfies LoadJob)
      const [report] = (await Promise.race([
        once(child, 'message'),
        exited.then(() => Promise.reject(new Error('The load generator has ended'))),
      ])) as [LoadReport | { error: string }]
      if ('error' in report) throw new Error(`${job.requests[0]!.path} was not answered: ${report.error}`)
      firstNumber += report.count + job.connections
      return report
    },
    async stop() {
      child.kill()
      await exited
    },
  }
}
