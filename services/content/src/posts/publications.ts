/** Scheduled posts become visible without anybody changing anything: at that moment, this says so. */
import type { Inside } from '@access/service-kit'
import { nextPublication } from './post.ts'

/** The longest that a timer can be set for. */
const longest = 2 ** 31 - 1

export interface Publications {
  /** Looks for the next post that is scheduled, also when nothing is known to have changed. */
  look(): void
  /** Posts have changed, which is told already: what is scheduled may be another one now. */
  changed(): void
  stop(): void
}

/** Calls `published` whenever a scheduled post becomes visible, and `failed` when it is not known whether one does. */
export function followPublications(
  orm: Inside['orm'],
  { published, failed }: { published(): void; failed(): void },
): Publications {
  let timer: NodeJS.Timeout | undefined
  let round = 0
  // What became visible until then has been told; what does while the database answers has not.
  let told = new Date()

  function look() {
    clearTimeout(timer)
    const asked = ++round
    nextPublication(orm.em.fork() as never, told).then(
      (next) => asked === round && next && wait(next),
      () => asked === round && failed(),
    )
  }

  function wait(next: Date) {
    const left = next.getTime() - Date.now()
    if (left > 0) {
      timer = setTimeout(wait, Math.min(left, longest), next)
      return
    }
    told = next
    published()
    look()
  }

  return {
    look,
    changed() {
      told = new Date()
      look()
    },
    stop() {
      round++
      clearTimeout(timer)
    },
  }
}
