/**
 * Admission control: how much is rendered, or asked of the gateway, at once. What gets no turn soon is rejected, so that
 * what is admitted is answered soon. Each priority has a lane of its own: what people send us never waits for readers.
 */
import type { ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createFairPool } from '@access/service-kit/transport'

/** What somebody sends us, or needs to do so; what a signed-in person asks for; what anybody reads. */
export type Priority = 'submission' | 'staff' | 'read'

/** How many have a turn at once, and how many wait for one. */
type LaneLimits = { active: number; waiting: number }

export type AdmissionLimits = Record<Priority, LaneLimits>

/** Shell, gateway and service have a thread each: more at once would only wait, and could no longer be rejected. */
export const defaultAdmissionLimits: AdmissionLimits = {
  submission: { active: 32, waiting: 256 },
  staff: { active: 8, waiting: 96 },
  read: { active: 16, waiting: 96 },
}

/** In milliseconds: how long one waits for a turn. */
const patience = 1_000

/**
 * In milliseconds. What takes longer waits for something that hangs, such as a locked table: that keeps nobody else
 * waiting, who may ask for something else.
 */
const maxTurn = 2_000

/** There was no turn for it. Always the same one: an error collects its stack, and rejecting must cost next to nothing. */
export class Overloaded extends Error {}
export const overloaded = new Overloaded('too much is under way')

export type Admission = ReturnType<typeof createAdmission>

/** `getClient` says who asks, so that one who asks for much leaves turns and places to others; '' is nobody in particular. */
export function createAdmission(
  limits: AdmissionLimits = defaultAdmissionLimits,
  getClient: (response: ServerResponse) => string = () => '',
  isLate = isEventLoopLate,
) {
  const lanes = {
    submission: createLane(limits.submission),
    staff: createLane(limits.staff),
    read: createLane(limits.read),
  }
  return {
    /** Whether readers would be rejected just now. */
    isBusy: () => lanes.read.isFull() || isLate(),

    /** Does the work when it is its turn; throws `Overloaded` when there is none. */
    run: <Result>(priority: Priority, response: ServerResponse, work: () => Promise<Result>) =>
      lanes[priority].run(getClient(response), response, work),
  }
}

function createLane({ active, waiting: maxWaiting }: LaneLimits) {
  const places = active + maxWaiting
  const pool = createFairPool({ inAll: places, perSender: places })
  /** Those who wait, in the order in which they came. */
  const waiting = new Set<() => void>()
  let activeCount = 0
  let placeCount = 0

  function begin() {
    activeCount += 1
  }

  function end() {
    activeCount -= 1
    const [admitNext] = waiting
    admitNext?.()
  }

  /** Resolves when the turn has begun. Anyone who is gone no longer waits. */
  function waitForTurn(response: ServerResponse): Promise<void> {
    if (activeCount < active) return Promise.resolve(begin())
    return new Promise((resolve, reject) => {
      function leave() {
        waiting.delete(admit)
        clearTimeout(timer)
        response.off('close', giveUp)
      }
      function admit() {
        leave()
        resolve(begin())
      }
      function giveUp() {
        leave()
        reject(overloaded)
      }
      const timer = setTimeout(giveUp, patience)
      response.once('close', giveUp)
      waiting.add(admit)
    })
  }

  return {
    isFull: () => placeCount >= places,

    async run<Result>(client: string, response: ServerResponse, work: () => Promise<Result>) {
      const place = pool.reserve(client)
      if (!place.isReserved || response.destroyed) throw overloaded
      placeCount += 1
      const leave = () => {
        placeCount -= 1
        place.release()
      }
      await waitForTurn(response).catch((reason: unknown) => {
        leave()
        throw reason
      })
      let hasEnded = false
      const endTurn = () => {
        if (hasEnded) return
        hasEnded = true
        leave()
        end()
      }
      const timer = setTimeout(endTurn, maxTurn)
      try {
        return await work()
      } finally {
        clearTimeout(timer)
        endTurn()
      }
    },
  }
}

/** In milliseconds: longer than a page takes to be rendered, again and again. */
const maxDelay = 250
const interval = 500

/** One page rendered for the first time may take this long: late is what is late again. */
const minLateIntervals = 2

/** Says of each interval, whose mean delay is in milliseconds, whether it has been late for a while. */
export function createLateness(): (meanDelay: number) => boolean {
  let lateIntervals = 0
  return (meanDelay) => {
    lateIntervals = meanDelay > maxDelay ? lateIntervals + 1 : 0
    return lateIntervals >= minLateIntervals
  }
}

const delay = monitorEventLoopDelay({ resolution: 50 })
let isLate = false

/** Whether it has been late for a while: then nobody reads, so that what people send us is answered. */
const isEventLoopLate = () => isLate

/** Measures how late this process comes to what is due, for as long as the program runs. */
export function watchEventLoop(): void {
  const measure = createLateness()
  delay.enable()
  setInterval(() => {
    isLate = measure(delay.mean / 1e6)
    delay.reset()
  }, interval).unref()
}
