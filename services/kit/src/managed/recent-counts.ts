/**
 * Counts of long lists, at most a second old. To count a hundred thousand rows costs PostgreSQL a tenth of a second, and
 * everybody who has the list open asks for it again and again.
 */
import type { EntityManager } from '@mikro-orm/postgresql'

/** Shorter lists are counted each time, so that what somebody has just changed is in the figures. */
export const minLongList = 10_000
const maxAgeMs = 1_000

interface Counting<Counts> {
  beganAt: number
  counts: Promise<Counts>
}

/** By database, and there by the query with its values. */
const recentByDatabase = new WeakMap<object, Map<string, Counting<unknown>>>()

/** What `count` resolves to, or what it resolved to for the same key within the last second, if it counted many rows. */
export function countRecently<Counts extends { rowCount: number }>(
  em: EntityManager,
  key: string,
  count: () => Promise<Counts>,
): Promise<Counts> {
  const recent = recentByDatabase.get(em.getDriver()) ?? new Map<string, Counting<unknown>>()
  recentByDatabase.set(em.getDriver(), recent)
  const now = Date.now()
  for (const [other, { beganAt }] of recent) if (Math.abs(now - beganAt) >= maxAgeMs) recent.delete(other)
  const earlier = recent.get(key) as Counting<Counts> | undefined
  if (earlier) return earlier.counts
  const counts = count()
  void counts.then(
    ({ rowCount }) => {
      if (rowCount >= minLongList) recent.set(key, { beganAt: now, counts })
    },
    () => {},
  )
  return counts
}
