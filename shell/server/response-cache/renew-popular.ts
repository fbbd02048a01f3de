/** Makes popular answers again after a change, before anybody waits for them. */
import type { Logger } from 'pino'
import { makeVariant } from './cached-response.ts'
import type { DroppedResponse, ResponseCache } from './response-cache.ts'

/** Asked for less often, an answer is made when somebody asks. */
const minRequests = 5

const maxResponses = 20

/** In milliseconds: one save often changes several rows, with a notice for each. */
const minPause = 100

/** Beside making them, as a multiple of the time that it took: many changes in a row leave the processor to visitors. */
const pauseFactor = 4

type Options = { getResponseCache(): ResponseCache; log: Logger }

export function createRenewal({ getResponseCache, log }: Options) {
  const waiting = new Map<string, DroppedResponse>()
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let pause = minPause

  function schedule() {
    if (isRunning || waiting.size === 0) return
    clearTimeout(timer)
    timer = setTimeout(() => void run(), pause).unref()
  }

  async function run() {
    // Nothing is stored without notices; when they arrive again, everything is dropped first.
    if (!getResponseCache().isConnected) return
    isRunning = true
    const startedAt = performance.now()
    const popular = [...waiting.values()].toSorted((one, other) => other.requestCount - one.requestCount)
    waiting.clear()
    for (const dropped of popular.slice(0, maxResponses)) await renew(dropped)
    pause = Math.max(minPause, (performance.now() - startedAt) * pauseFactor)
    isRunning = false
    schedule()
  }

  async function renew({ key, requestCount, make, encodings }: DroppedResponse) {
    const responseCache = getResponseCache()
    if (responseCache.find(key.id, 0)) return
    try {
      // Of two changes in a row the second finds it popular still.
      const { cachedResponse } = await responseCache.load(key, 0, make, {
        requestCount: Math.floor(requestCount / 2),
      })
      // One after the other, so that visitors find a free thread.
      for (const encoding of cachedResponse ? encodings : []) await makeVariant(cachedResponse!, encoding)
    } catch (reason) {
      log.warn({ reason: (reason as Error).message }, 'a popular answer was not made again')
    }
  }

  return {
    /** To be called with everything that is dropped. */
    add(dropped: DroppedResponse[]) {
      for (const response of dropped)
        if (response.requestCount >= minRequests) waiting.set(response.key.id, response)
      schedule()
    },
    close: () => clearTimeout(timer),
  }
}
