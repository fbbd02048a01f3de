/** Documents are read into memory, so only so many at once. */
import { ServiceUnavailable } from '@access/service-kit'

export interface ConcurrencyLimit {
  /** Runs the work when there is capacity for it; `TooBusy` at once when there is none. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** `message` is for whoever finds no capacity. */
export function createConcurrencyLimit(max: number, message: string): ConcurrencyLimit {
  let running = 0
  return {
    async run(work) {
      if (running === max) throw new ServiceUnavailable(5, message)
      running += 1
      try {
        return await work()
      } finally {
        running -= 1
      }
    },
  }
}
