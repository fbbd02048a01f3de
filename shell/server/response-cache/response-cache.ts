/**
 * Answers that are the same for everybody, as final bytes: pages, feeds, REST and operations. Kept only while change
 * notices arrive, and dropped by each of them, so that nobody reads what was before.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './cached-response.ts'

export type ResponseCache = ReturnType<typeof createResponseCache>

/** Makes an answer; null when it is not the same for everybody. */
type MakeResponse = () => Promise<CachedResponse | null>

type Options = { now?: () => number; maxBytes?: number }

/** At midnight events become past without a change; in any time zone that falls on a quarter of an hour. */
const quarterHour = 900_000

export function createResponseCache({ now = () => Date.now(), maxBytes = 30 * 2 ** 20 }: Options = {}) {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }, key) => size + key.length,
  })
  /** What is being made. */
  const pending = new Map<string, Promise<CachedResponse | null>>()
  let isConnected = false
  let lastChangeId = 0
  let expiresAt = 0

  /** What is being made meanwhile is sent to those who wait for it, and not stored. */
  function drop() {
    entries.clear()
    pending.clear()
    expiresAt = (Math.floor(now() / quarterHour) + 1) * quarterHour
  }

  /** Whether this process has seen the change that a client knows of. */
  function isUsable(changeId: number) {
    if (now() >= expiresAt) drop()
    return isConnected && changeId <= lastChangeId
  }

  return {
    /** The stored answer, for a client that knows of this change. */
    find: (key: string, changeId: number) => (isUsable(changeId) ? entries.get(key) : undefined),

    /** Whether an answer is being made that others may share. */
    isPending: (key: string) => pending.has(key),

    /** The stored answer, or a new one: anyone who asks meanwhile shares it, or makes their own where it may not be shared. */
    async load(key: string, changeId: number, make: MakeResponse): Promise<CachedResponse | null> {
      if (!isUsable(changeId)) return make()
      const stored = entries.get(key)
      if (stored) return stored
      const inFlight = pending.get(key)
      if (inFlight) return (await inFlight.catch(() => null)) ?? make()
      const making = make()
      pending.set(key, making)
      try {
        const made = await making
        if (made && pending.get(key) === making) entries.set(key, made)
        return made
      } finally {
        if (pending.get(key) === making) pending.delete(key)
      }
    },

    drop,
    /** Everything up to this change has been dropped. */
    setLastChangeId(id: number) {
      lastChangeId = Math.max(lastChangeId, id)
    },
    get lastChangeId() {
      return lastChangeId
    },
    /** Notices arrive from now on, of what is changed from now on. */
    connect() {
      drop()
      isConnected = true
    },
    /** Notices are no longer sure to arrive: nothing is stored, and nothing stored is used. */
    disconnect() {
      isConnected = false
      lastChangeId = 0
      drop()
    },
    get isConnected() {
      return isConnected
    },
  }
}

/** As Apollo's plug-in writes it. A file that never changes says something else: browsers keep those, not we. */
const sharedPattern = /^max-age=[1-9]\d*, public$/

/** Said by the services that made it, in Cache-Control. */
export const isSameForAll = (headers: IncomingHttpHeaders) =>
  sharedPattern.test(headers['cache-control'] ?? '')

/** What clients are told instead, who get no notices. */
export const askEachTime = 'public, max-age=0, must-revalidate'
