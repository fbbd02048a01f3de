/** Papers are read into memory, so only so many at once. */
import { TooBusy } from '@access/service-kit'
import { sentences } from './document.rules.ts'

export interface Places {
  /** Does the work when there is a place for it; `TooBusy` at once when there is none. */
  during<T>(work: () => Promise<T>): Promise<T>
}

export function places(most: number): Places {
  let taken = 0
  return {
    async during(work) {
      if (taken === most) throw new TooBusy(5, sentences.serverBusy('this file'))
      taken += 1
      try {
        return await work()
      } finally {
        taken -= 1
      }
    },
  }
}
