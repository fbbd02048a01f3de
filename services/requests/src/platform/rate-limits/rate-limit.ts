/** Rate limits, counted in rows of PostgreSQL: they hold for all processes, and after a kill. */
import { Item, Text, TooManyRequests } from '@access/service-kit'
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql'

export interface RateLimit {
  max: number
  /** In milliseconds. */
  windowMs: number
  /** The error for whoever exceeds it. */
  message: string
}

/** One attempt: from where, as a blind index. It is stored for as long as it counts. */
export abstract class Attempt extends Item {
  @Text({ isIndexed: true }) sender!: string
}

/** Counts an attempt for itself: one that fails afterwards counts too. `TooMany` from one more than the limit on. */
export async function recordAttempt<T extends Attempt>(
  em: EntityManager,
  Type: EntityClass<T> & (new () => T),
  sender: string,
  limit: RateLimit,
): Promise<void> {
  await em.fork().transactional(async (transaction) => {
    await acquireAdvisoryLock(transaction, sender)
    await transaction.nativeDelete<Attempt>(Type, {
      createdAt: { $lte: new Date(Date.now() - limit.windowMs) },
    })
    const latest = await transaction.find<Attempt>(
      Type,
      { sender },
      { orderBy: { createdAt: 'desc' }, limit: limit.max, disableIdentityMap: true },
    )
    assertRateLimit(
      latest.map(({ createdAt }) => createdAt),
      limit,
    )
    transaction.persist(Object.assign(new Type(), { sender }))
  })
}

/** Whoever does the same at the same time waits here until this transaction is over. */
export const acquireAdvisoryLock = (em: EntityManager, name: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])

/** `TooMany`, with the seconds until the first of them counts no longer, when these (newest first) are all one may. */
export function assertRateLimit(latest: readonly Date[], { max, windowMs, message }: RateLimit): void {
  const first = latest[max - 1]
  if (!first) return
  const wait = Math.ceil((first.getTime() + windowMs - Date.now()) / 1000)
  throw new TooManyRequests(Math.max(wait, 1), message)
}
