/**
 * Admission control: how much is rendered, or asked of the gateway, at once. What gets no turn soon is rejected, so that
 * what is admitted is answered soon; and what people send us goes before what they read.
 */
import type { ServerResponse } from 'node:http'
import { createDelayWatch } from './event-loop-delay.ts'

/** From the first to be admitted to the last. */
const priorities = ['submission', 'staff', 'read'] as const

/** What somebody sends us, or needs to do so; what a signed-in person asks for; what anybody reads. */
export type Priority = (typeof priorities)[number]

export type AdmissionLimits = {
  /** How many are active at once: the more, the sooner this process comes to what is due. */
  active: { least: number; most: number }
  /** How many more of one priority. */
  reserved: Record<Priority, number>
  /** How many wait for their turn. */
  waiting: Record<Priority, number>
  /** How long each waits, in milliseconds: in a burst, and where others have just waited in vain. */
  patience: Record<Priority, { burst: number; overload: number }>
}

/**
 * Shell, gateway and service are a thread each. A few calls at a time keep all of them busy; more would wait for them all
 * the same, only that they could no longer be rejected. `infra/decisions/055-overload.md` has the figures.
 */
export const defaultAdmissionLimits: AdmissionLimits = {
  active: { least: 2, most: 16 },
  reserved: { submission: 32, staff: 8, read: 0 },
  waiting: { submission: 256, staff: 64, read: 64 },
  patience: {
    submission: { burst: 1_000, overload: 1_000 },
    staff: { burst: 1_000, overload: 200 },
    read: { burst: 1_000, overload: 20 },
  },
}

/** In milliseconds. */
const maxDelay = 10

/** Slowly more, quickly less, as TCP does it: each time that the delay is looked at. */
const increase = 0.25
const decrease = 0.75

/**
 * Milliseconds after a rejection in which there is more than we can do, and not only a burst. Then no more wait than may
 * be active, and soon lose patience: who waits for long would be rejected all the same. As in controlled delay (CoDel).
 */
const overloadMemory = 1_000

/**
 * Milliseconds. What takes longer waits for something that hangs, such as a locked table or a service that is stopped:
 * that keeps nobody else waiting, who may ask for something else.
 */
const maxTurn = 2_000

/** There was no turn for it. Always the same one, since what is rejected must cost next to nothing. */
export class Overloaded extends Error {}
const overloaded = new Overloaded('too much is active')

/** Those who wait, each by what admits them; and when one was rejected last. */
type Queue = { waiting: Set<() => void>; lastRejectedAt: number }

export type Admission = ReturnType<typeof createAdmission>

export function createAdmission(limits: AdmissionLimits = defaultAdmissionLimits) {
  let activeCount = 0
  let activeLimit = limits.active.most
  const createQueue = (): Queue => ({ waiting: new Set(), lastRejectedAt: Number.NEGATIVE_INFINITY })
  const queues: Record<Priority, Queue> = {
    submission: createQueue(),
    staff: createQueue(),
    read: createQueue(),
  }
  const delayWatch = createDelayWatch((delay) => {
    const { least, most } = limits.active
    activeLimit =
      delay > maxDelay ? Math.max(least, activeLimit * decrease) : Math.min(most, activeLimit + increase)
    admitWaiting()
  })

  const getMaxActive = (priority: Priority) => activeLimit + limits.reserved[priority]
  const hasRoom = (priority: Priority) => activeCount < getMaxActive(priority)

  function begin() {
    activeCount += 1
    delayWatch.start()
  }

  function end() {
    activeCount -= 1
    admitWaiting()
    if (activeCount === 0) delayWatch.stop()
  }

  function admitWaiting() {
    for (const priority of priorities) {
      for (const admit of queues[priority].waiting) {
        if (!hasRoom(priority)) break
        admit()
      }
    }
  }

  /** How many may wait, and for how long. */
  function getWaitingLimits(priority: Priority): { maxCount: number; patience: number } {
    const [maxCount, patience] = [limits.waiting[priority], limits.patience[priority]]
    return performance.now() - queues[priority].lastRejectedAt > overloadMemory
      ? { maxCount, patience: patience.burst }
      : { maxCount: Math.min(maxCount, getMaxActive(priority)), patience: patience.overload }
  }

  /** Resolves when its turn has begun. Who is gone no longer waits. */
  function waitForTurn(priority: Priority, response: ServerResponse): Promise<void> {
    if (hasRoom(priority)) return Promise.resolve(begin())
    const queue = queues[priority]
    const { waiting } = queue
    const { maxCount, patience } = getWaitingLimits(priority)
    if (waiting.size >= maxCount) queue.lastRejectedAt = performance.now()
    if (waiting.size >= maxCount || response.destroyed) return Promise.reject(overloaded)
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(admit)
        clearTimeout(timer)
        response.off('close', giveUp)
      }
      const admit = () => {
        leave()
        resolve(begin())
      }
      const giveUp = () => {
        leave()
        reject(overloaded)
      }
      const timer = setTimeout(() => {
        queue.lastRejectedAt = performance.now()
        giveUp()
      }, patience)
      response.once('close', giveUp)
      waiting.add(admit)
    })
  }

  return {
    /** Whether it would get no turn and no place among those who wait; which counts as a rejection. */
    rejectsAtOnce(priority: Priority): boolean {
      if (hasRoom(priority)) return false
      const queue = queues[priority]
      if (queue.waiting.size < getWaitingLimits(priority).maxCount) return false
      queue.lastRejectedAt = performance.now()
      return true
    },

    /** Does the work when it is its turn; throws `Overloaded` when there is none. */
    async run<Result>(
      priority: Priority,
      response: ServerResponse,
      work: () => Promise<Result>,
    ): Promise<Result> {
      await waitForTurn(priority, response)
      let isHanging = false
      const timer = setTimeout(() => {
        isHanging = true
        end()
      }, maxTurn)
      try {
        return await work()
      } finally {
        clearTimeout(timer)
        if (!isHanging) end()
      }
    },
  }
}
