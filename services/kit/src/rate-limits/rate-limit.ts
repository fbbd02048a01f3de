/**
 * Rate limits over a sliding window, counted in rows of PostgreSQL: they hold for all processes, and after a restart.
 * Anyone who is counted is known by a blind index, which is stored for as long as it counts.
 */
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql'
import type { Item } from '../columns/content-type.ts'
import { acquireAdvisoryLock } from '../database/advisory-lock.ts'
import { selectRows } from '../database/query-rows.ts'
import { TooManyRequests } from '../errors/errors.ts'

export interface RateLimit {
  max: number
  /** In milliseconds. */
  windowMs: number
  /** The error beyond it. */
  message: string
}

/** Rows that are counted together, such as those of one sender. */
interface CountedRows<T extends Item> {
  /** The values that they share, by property. */
  where: { readonly [Name in keyof T]?: string }
  /** The blind index that they share. */
  key: string
  limit: RateLimit
}

/**
 * Stores an attempt in a transaction of its own: one that fails afterwards counts as well, and concurrent ones count
 * each other. `TooManyRequests`, and nothing stored, where one of the limits is reached. Attempts that count no longer
 * are deleted.
 */
export async function recordAttempt<T extends Item>(
  em: EntityManager,
  attempt: T,
  counted: readonly CountedRows<T>[],
): Promise<void> {
  const Type = attempt.constructor as EntityClass<T>
  const longestWindow = Math.max(...counted.map(({ limit }) => limit.windowMs))
  await em.fork().transactional(async (transaction) => {
    await transaction.nativeDelete<Item>(Type, { createdAt: { $lte: new Date(Date.now() - longestWindow) } })
    for (const rows of counted) await assertRateLimit(transaction, Type, rows)
    transaction.persist(attempt)
  })
}

/**
 * `TooManyRequests`, with the seconds until the next may come, when there are already as many rows as the limit allows.
 * Until this transaction ends, others with the same key wait here.
 */
export async function assertRateLimit<T extends Item>(
  em: EntityManager,
  Type: EntityClass<T>,
  { where, key, limit: { max, windowMs, message } }: CountedRows<T>,
): Promise<void> {
  await acquireAdvisoryLock(em, key)
  const { properties } = em.getMetadata().get<Item>(Type)
  const names = Object.keys(where) as (keyof typeof properties)[]
  const conditions = names.map((name, index) => `"${properties[name].fieldNames[0]}" = $${index + 4}`)
  const windowStart = new Date(Date.now() - windowMs)
  const [first] = await selectRows<Item>(
    em,
    Type,
    `where created_at > $1 and ${conditions.join(' and ')} order by created_at desc limit $2 offset $3`,
    [windowStart, 1, max - 1, ...Object.values(where)],
  )
  if (!first) return
  const wait = Math.ceil((first.createdAt.getTime() - windowStart.getTime()) / 1000)
  throw new TooManyRequests(Math.max(wait, 1), message)
}
