/** Starts the sender of arrivals, and gives it its jobs. */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ArrivalsJob, ArrivalsReport } from './arrivals-job.ts'

export interface ArrivalsSender {
  run(job: Omit<ArrivalsJob, 'firstNumber'>): Promise<ArrivalsReport>
  stop(): Promise<void>
}

export async function startArrivalsSender(): Promise<ArrivalsSender> {
  const child = fork(path.join(import.meta.dirname, 'arrivals.main.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const exited = once(child, 'exit')
  let firstNumber = Date.now()
  return {
    async run(job) {
      child.send({ ...job, firstNumber } satisfies ArrivalsJob)
      const [report] = (await Promise.race([
        once(child, 'message'),
        exited.then(() => Promise.reject(new Error('The sender of arrivals has ended'))),
      ])) as [ArrivalsReport]
      firstNumber += report.outcomes.length
      return report
    },
    async stop() {
      child.kill()
      await exited
    },
  }
}
