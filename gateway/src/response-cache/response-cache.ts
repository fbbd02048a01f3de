// Caches responses to anonymous clients as final bytes: measured at a twentieth of the cost of execution.
// Enabled only while change notices arrive, so that nobody gets stale content.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export interface CachedResponse {
  body: Buffer
  /** Weak, because one tag identifies the response in all encodings. */
  tag: string
  /** Compressed bodies, created on first use. */
  encodings: Map<string, Promise<Buffer>>
}

interface Options {
  now?: () => number
  /** The size of the cache in bytes; beyond it the least recently used response is evicted. */
  maxBytes?: number
}

/** In bytes, an estimate: what a response takes beside its body and its key. Of short ones that is the most. */
export const entryOverhead = 1_000

/** In bytes, with what the encodings of its body are likely to have, which are made later. */
const estimateSize = ({ body }: CachedResponse, key: string) =>
  body.length + (body.length >> 1) + 2 * key.length + entryOverhead

export interface ResponseCache {
  /** The cached response, or a newly loaded one; concurrent requests share one load. */
  get(key: string, type: string, make: () => Promise<string | Iterable<string>>): Promise<CachedResponse>
  /** Invalidates responses with these types; all of them when none are given. */
  invalidate(types?: Iterable<string>): void
  /** A number of a change, as notices bring them: everything up to it has been invalidated. */
  setLastChangeId(id: number): void
  /** 0 while none is known. */
  readonly lastChangeId: number
  /** Notices arrive again: responses may be cached. */
  enable(): void
  /** Notices no longer arrive: clears the cache and stops caching. */
  disable(): void
  readonly isEnabled: boolean
}

const quarterHourMs = 900_000

export function createResponseCache({
  now = Date.now,
  maxBytes = 24 * 2 ** 20,
}: Options = {}): ResponseCache {
  const quarterNow = () => Math.floor(now() / quarterHourMs)
  const entries = new LRUCache<string, { answer: CachedResponse; type: string; quarter: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => estimateSize(answer, key),
  })
  const pending = new Map<string, { answer: Promise<CachedResponse>; type: string }>()
  let isEnabled = false
  let lastChangeId = 0

  function find(key: string) {
    const entry = entries.get(key)
    // At midnight upcoming events become past ones without a change. In any time zone,
    // midnight falls on a quarter of an hour.
    return entry?.quarter === quarterNow() ? entry.answer : null
  }

  function invalidate(types?: Iterable<string>) {
    const typeSet = types && new Set(types)
    for (const [key, { type }] of entries) if (!typeSet || typeSet.has(type)) entries.delete(key)
    for (const [key, { type }] of pending) if (!typeSet || typeSet.has(type)) pending.delete(key)
  }

  return {
    invalidate,
    get isEnabled() {
      return isEnabled
    },
    async get(key, type, make) {
      const cached = find(key)
      if (cached) return cached
      const inFlight = pending.get(key)
      if (inFlight) return inFlight.answer

      const quarter = quarterNow()
      const pendingEntry = { type, answer: make().then(createCachedResponse) }
      pending.set(key, pendingEntry)
      try {
        const answer = await pendingEntry.answer
        // Invalidated while loading: the response may be stale, so it is not cached.
        if (isEnabled && pending.get(key) === pendingEntry) entries.set(key, { answer, type, quarter })
        return answer
      } finally {
        if (pending.get(key) === pendingEntry) pending.delete(key)
      }
    },
    enable() {
      isEnabled = true
    },
    setLastChangeId(id) {
      lastChangeId = Math.max(lastChangeId, id)
    },
    get lastChangeId() {
      return lastChangeId
    },
    disable() {
      isEnabled = false
      lastChangeId = 0
      invalidate()
    },
  }
}

/** The bytes of a response and its ETag, from its text, whole or in pieces. */
export function createCachedResponse(text: string | Iterable<string>): CachedResponse {
  const pieces = typeof text === 'string' ? [text] : text
  const body = Buffer.concat(Array.from(pieces, (piece) => Buffer.from(piece)))
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { body, tag, encodings: new Map() }
}
