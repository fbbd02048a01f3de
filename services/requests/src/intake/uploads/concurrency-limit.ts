/** Documents are read into memory, so only so many at once. */
import { ServiceUnavailable } from '@access/service-kit'
import { documentMessages } from '../attachments/document.rules.ts'

export interface ConcurrencyLimit {
  /** Runs the work when there is capacity for it; `TooBusy` at once when there is none. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  let running = 0
  return {
    async run(work) {
      if (running === max) throw new ServiceUnavailable(5, documentMessages.serverBusy('this file'))
      running += 1
      try {
        return await work()
      } finally {
        running -= 1
      }
    },
  }
}
