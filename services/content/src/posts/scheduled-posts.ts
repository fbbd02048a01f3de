/** Watches scheduled posts: they become visible without any change in the database, which this notifies of. */
import type { RouteContext } from '@access/service-kit'
import { findNextPublication } from './post.entity.ts'

/** The longest delay of a timer. */
const maxTimerMs = 2 ** 31 - 1

export interface ScheduledPostWatcher {
  /** Looks up the next scheduled post and sets the timer. */
  scheduleNext(): void
  /** To be called when posts have changed: another one may be the next. */
  reset(): void
  stop(): void
}

/** Calls `onPublished` whenever a scheduled post becomes visible, and `onError` when the database cannot tell. */
export function watchScheduledPosts(
  orm: RouteContext['orm'],
  { onPublished, onError }: { onPublished(): void; onError(): void },
): ScheduledPostWatcher {
  let timer: NodeJS.Timeout | undefined
  let round = 0
  // Posts published before this moment are notified of; those published during the query are not.
  let lastNotifiedAt = new Date()

  function scheduleNext() {
    clearTimeout(timer)
    const currentRound = ++round
    findNextPublication(orm.em.fork(), lastNotifiedAt).then(
      (next) => currentRound === round && next && wait(next),
      () => currentRound === round && onError(),
    )
  }

  function wait(next: Date) {
    const remainingMs = next.getTime() - Date.now()
    if (remainingMs > 0) {
      timer = setTimeout(wait, Math.min(remainingMs, maxTimerMs), next)
      return
    }
    lastNotifiedAt = next
    onPublished()
    scheduleNext()
  }

  return {
    scheduleNext,
    reset() {
      lastNotifiedAt = new Date()
      scheduleNext()
    },
    stop() {
      round++
      clearTimeout(timer)
    },
  }
}
