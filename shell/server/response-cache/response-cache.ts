/**
 * Answers that are the same for everybody, as final bytes: pages, feeds, and what the gateway marks. Stored only while
 * change notices arrive, and dropped by each of them, so that nobody reads what was before.
 */
import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './cached-response.ts'
import type { Encoding } from './negotiate-encoding.ts'

export type ResponseCache = ReturnType<typeof createResponseCache>

/** Where an answer is stored. */
export type CacheKey = {
  id: string
  /** Anybody can make up as many as they like, as of a search: they have memory of their own. */
  isOpenEnded: boolean
}

/** An answer that was made, and what is stored of it: null when it is not the same for everybody. */
export type LoadedResponse<Answer> = { answer: Answer; cachedResponse: CachedResponse | null }

/** Makes an answer, whenever it is needed. */
export type MakeResponse<Answer> = () => Promise<LoadedResponse<Answer>>

/** An answer that was dropped, how often it had been asked for, and how it is made again. */
export type DroppedResponse = {
  key: CacheKey
  requestCount: number
  make: MakeResponse<unknown>
  /** Those in which it was sent. */
  encodings: Encoding[]
}

type Entry = { cachedResponse: CachedResponse; requestCount: number; make: MakeResponse<unknown> | null }

type Options = {
  now?: () => number
  /** Told what was dropped of what can be made again. */
  onDrop?: (dropped: DroppedResponse[]) => void
  /** In bytes, for what anybody has one address of; half of it for what anybody can make up. */
  maxBytes?: number
}

/** At midnight events become past without a change; in any time zone that falls on a quarter of an hour. */
const quarterHour = 900_000

const megabyte = 2 ** 20

export function createResponseCache({
  now = () => Date.now(),
  onDrop = () => {},
  maxBytes = 20 * megabyte,
}: Options = {}) {
  const createStore = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      sizeCalculation: ({ cachedResponse }) => cachedResponse.size,
    })
  const fixed = createStore(maxBytes)
  const openEnded = createStore(maxBytes / 2)
  const pending = new Map<string, Promise<LoadedResponse<unknown>>>()
  let isConnected = false
  let lastChangeId = 0
  /** Counts drops: what began before one is not stored after it. */
  let generation = 0
  let expiresAt = 0

  function drop() {
    const dropped = listRenewable()
    generation += 1
    fixed.clear()
    openEnded.clear()
    pending.clear()
    expiresAt = (Math.floor(now() / quarterHour) + 1) * quarterHour
    onDrop(dropped)
  }

  /** Nothing that anybody can make up: it would be made again for nobody. */
  const listRenewable = () =>
    [...fixed.entries()].flatMap(
      ([
        id,
        {
          make,
          requestCount,
          cachedResponse: { variants },
        },
      ]) =>
        make
          ? [
              {
                key: { id, isOpenEnded: false },
                requestCount,
                make,
                encodings: Object.keys(variants) as Encoding[],
              },
            ]
          : [],
    )

  /** Whether this process has seen the change that a client knows of. */
  const isUsable = (changeId: number) => isConnected && changeId <= lastChangeId

  /** Begins to make an answer; returns how to store it, which does nothing when it may be of before by then. */
  function begin(changeId: number) {
    if (now() >= expiresAt) drop()
    const startGeneration = isUsable(changeId) ? generation : Number.NaN
    return (
      { id, isOpenEnded }: CacheKey,
      cachedResponse: CachedResponse,
      make: MakeResponse<unknown> | null = null,
      requestCount = 0,
    ) => {
      if (generation === startGeneration && isConnected && now() < expiresAt)
        (isOpenEnded ? openEnded : fixed).set(id, { cachedResponse, requestCount, make })
    }
  }

  return {
    begin,
    /** The stored answer, for a client that knows of this change; which is counted. */
    find(id: string, changeId: number): CachedResponse | undefined {
      if (!isUsable(changeId)) return undefined
      if (now() >= expiresAt) drop()
      const entry = fixed.get(id) ?? openEnded.get(id)
      if (!entry) return undefined
      entry.requestCount += 1
      return entry.cachedResponse
    },

    /**
     * Makes an answer and stores it; who asks meanwhile shares it, if it may be shared. What `remake` holds on to, by
     * which it is made again after a change, is as long in memory as the answer.
     */
    async load<Answer>(
      { id, isOpenEnded }: CacheKey,
      changeId: number,
      make: MakeResponse<Answer>,
      { remake = make, requestCount = 0 }: { remake?: MakeResponse<Answer>; requestCount?: number } = {},
    ): Promise<LoadedResponse<Answer>> {
      // Encoded for one visitor alone, it is not worth the work that a stored one is.
      if (!isUsable(changeId)) return { ...(await make()), cachedResponse: null }
      if (now() >= expiresAt) drop()
      const inFlight = pending.get(id)
      if (inFlight) {
        const shared = await inFlight.catch(() => null)
        return shared?.cachedResponse ? (shared as LoadedResponse<Answer>) : make()
      }
      const store = begin(changeId)
      const loading = make()
      pending.set(id, loading)
      try {
        const loaded = await loading
        if (loaded.cachedResponse) store({ id, isOpenEnded }, loaded.cachedResponse, remake, requestCount)
        return loaded
      } finally {
        if (pending.get(id) === loading) pending.delete(id)
      }
    },

    /** Whether an answer is being made that others may share. */
    isPending: (id: string) => pending.has(id),
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
