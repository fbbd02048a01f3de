/** How often something may be done: counted in rows, in PostgreSQL, so that it holds for every process and after a kill. */
import { Item, Text, TooMany } from '@access/service-kit'
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql'

export interface Limit {
  most: number
  /** In milliseconds. */
  within: number
  /** What who comes too often is told. */
  words: string
}

/** One try: from where, as a mark that says nothing. It is kept for as long as it counts. */
export abstract class Try extends Item {
  @Text({ index: true }) sender!: string
}

/** Counts a try for itself: one that fails afterwards counts too. `TooMany` from one more than the limit on. */
export async function countTry<T extends Try>(
  em: EntityManager,
  Type: EntityClass<T> & (new () => T),
  sender: string,
  limit: Limit,
): Promise<void> {
  await em.fork().transactional(async (own) => {
    await lock(own, sender)
    await own.nativeDelete<Try>(Type, { createdAt: { $lte: new Date(Date.now() - limit.within) } })
    const latest = await own.find<Try>(
      Type,
      { sender },
      { orderBy: { createdAt: 'desc' }, limit: limit.most, disableIdentityMap: true },
    )
    refuseTooMany(
      latest.map(({ createdAt }) => createdAt),
      limit,
    )
    own.persist(Object.assign(new Type(), { sender }))
  })
}

/** Whoever does the same at the same time waits here until this transaction is over. */
export const lock = (em: EntityManager, name: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])

/** `TooMany`, with the seconds until the first of them counts no longer, when these (newest first) are all one may. */
export function refuseTooMany(latest: readonly Date[], { most, within, words }: Limit): void {
  const first = latest[most - 1]
  if (!first) return
  const wait = Math.ceil((first.getTime() + within - Date.now()) / 1000)
  throw new TooMany(Math.max(wait, 1), words)
}
