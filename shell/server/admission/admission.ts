/**
 * Admission control: how much is rendered, or asked of the gateway, at once. What gets no turn soon is rejected, so that
 * what is admitted is answered soon; and what people send us goes before what they read.
 */
import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
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
 * the same, only that they could no longer be rejected. `infra/decisions/overload.md` has the figures.
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

type Waiting = { client: string; admit(): void; giveUp(): void }

/** Those who wait, in the order in which they came; and when one was rejected last. */
type Queue = { waiting: Set<Waiting>; lastRejectedAt: number }

export type Admission = ReturnType<typeof createAdmission>

/** `getClient` says who asks, so that one who asks for much leaves turns and places to others; '' is nobody in particular. */
export function createAdmission(
  limits: AdmissionLimits = defaultAdmissionLimits,
  getClient: (response: ServerResponse) => string = () => '',
) {
  let activeCount = 0
  let turnCount = 0
  /** The number of the last turn of each client, of those who have asked lately. */
  const lastTurns = new LRUCache<string, number>({ max: 1_000 })
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

  const getLastTurn = (client: string) => (client && lastTurns.peek(client)) || 0

  function begin(client: string) {
    activeCount += 1
    turnCount += 1
    if (client) lastTurns.set(client, turnCount)
    delayWatch.start()
  }

  function end() {
    activeCount -= 1
    admitWaiting()
    if (activeCount === 0) delayWatch.stop()
  }

  function admitWaiting() {
    for (const priority of priorities) {
      const { waiting } = queues[priority]
      while (hasRoom(priority) && waiting.size > 0) findNext(waiting).admit()
    }
  }

  /** Whose client has had no turn for longest, and of those who came first. */
  function findNext(waiting: Set<Waiting>): Waiting {
    let [next] = waiting
    for (const one of waiting) if (getLastTurn(one.client) < getLastTurn(next!.client)) next = one
    return next!
  }

  /** The last of another client who would still have as many waiting as this one, which has its place then. */
  function findDispensable(waiting: Set<Waiting>, client: string): Waiting | undefined {
    const counts = new Map<string, number>()
    for (const one of waiting) counts.set(one.client, (counts.get(one.client) ?? 0) + 1)
    const most = Math.max(...counts.values())
    if (!client || most <= (counts.get(client) ?? 0) + 1) return undefined
    return [...waiting].findLast((one) => one.client && counts.get(one.client) === most)
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
    const client = getClient(response)
    if (hasRoom(priority)) return Promise.resolve(begin(client))
    const queue = queues[priority]
    const { waiting } = queue
    const { maxCount, patience } = getWaitingLimits(priority)
    if (waiting.size >= maxCount) {
      queue.lastRejectedAt = performance.now()
      findDispensable(waiting, client)?.giveUp()
    }
    if (waiting.size >= maxCount || response.destroyed) return Promise.reject(overloaded)
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(one)
        clearTimeout(timer)
        response.off('close', giveUp)
      }
      const giveUp = () => {
        leave()
        reject(overloaded)
      }
      const one: Waiting = {
        client,
        giveUp,
        admit() {
          leave()
          resolve(begin(client))
        },
      }
      const timer = setTimeout(() => {
        queue.lastRejectedAt = performance.now()
        giveUp()
      }, patience)
      response.once('close', giveUp)
      waiting.add(one)
    })
  }

  return {
    /** Whether it would get no turn and no place among those who wait; which counts as a rejection. */
    rejectsAtOnce(priority: Priority, response: ServerResponse): boolean {
      if (hasRoom(priority)) return false
      const queue = queues[priority]
      if (queue.waiting.size < getWaitingLimits(priority).maxCount) return false
      if (findDispensable(queue.waiting, getClient(response))) return false
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
