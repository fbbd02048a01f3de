/** Compares what was promised with what was done, over the last ninety days. */
import type { Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { PromiseKept } from './promise.resolver.ts'

const ninetyDays = 90 * 86_400_000
/** With fewer, a share could tell of one person. */
const least = 20
/** In milliseconds. */
const goodFor = 15 * 60_000

// A process has one settings object; many who ask share one counting.
const counted = new WeakMap<Settings, { at: number; kept: Promise<PromiseKept> }>()

/** The shares, counted a quarter of an hour ago at most. */
export function promiseKept(em: EntityManager, settings: Settings): Promise<PromiseKept> {
  const last = counted.get(settings)
  if (last && Date.now() - last.at < goodFor) return last.kept
  const kept = count(em, new Date())
  counted.set(settings, { at: Date.now(), kept })
  // What could not be counted is counted anew for the next who asks.
  kept.catch(() => counted.delete(settings))
  return kept
}

async function count(em: EntityManager, until: Date): Promise<PromiseKept> {
  const since = new Date(until.getTime() - ninetyDays)
  const [row] = await em.execute<Row[]>(sums, [until, until, since, until])
  const { answered, answered_in_time, matched, matched_in_time } = row!
  return {
    answered: shareOf(Number(answered), Number(answered_in_time)),
    matched: shareOf(Number(matched), Number(matched_in_time)),
    since,
    until,
    least,
  }
}

type Row = Record<'answered' | 'answered_in_time' | 'matched' | 'matched_in_time', string>

/**
 * Counted once its promise has come due, or was settled before. Nobody is owed an attorney who was told that we cannot
 * take the case, or whose request was closed before one was found.
 */
const sums = `
  select count(*) filter (where answered) answered,
    count(*) filter (where answered and reviewed_at <= review_by) answered_in_time,
    count(*) filter (where matched) matched,
    count(*) filter (where matched and matched_at <= match_by) matched_in_time
  from (
    select *, reviewed_at is not null or review_by <= ?::timestamptz answered,
      matched_at is not null or (match_by <= ?::timestamptz and status not in ('declined', 'referred', 'closed')) matched
    from legal_aid_request
    where received_at >= ?::timestamptz and received_at <= ?::timestamptz and status not in ('withdrawn', 'erased')
  ) counted`

/** Rounded down: we say no better of ourselves than it was. */
const shareOf = (total: number, kept: number) =>
  total < least ? { kept: null, total: null } : { kept: Math.floor((kept * 100) / total), total }
