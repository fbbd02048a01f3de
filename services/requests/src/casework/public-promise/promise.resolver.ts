/** How often we keep our public promise, for everybody. Nothing is decrypted for it. */
import { type Context, InstantScalar, Public, type Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import {
  isMatchCountedSql,
  isMatchInTimeSql,
  isPromisedSql,
  isReviewCountedSql,
  isReviewInTimeSql,
} from './promise-conditions.ts'

/** Both null until there are enough requests that nobody can be recognized. */
@ObjectType('PromiseShare', { simpleResolvers: true })
class PromiseShare {
  /** In whole percent. */
  @Field(() => Int, { nullable: true }) keptPercent!: number | null
  @Field(() => Int, { nullable: true }) total!: number | null
}

@ObjectType('PromiseStatistics', { simpleResolvers: true })
class PromiseStatistics {
  /** A person was in touch in time. */
  @Field(() => PromiseShare) review!: PromiseShare
  /** An attorney was found in time. */
  @Field(() => PromiseShare) match!: PromiseShare
  /** Requests that were received in this period are counted. */
  @Field(() => InstantScalar) periodStart!: Date
  @Field(() => InstantScalar) periodEnd!: Date
  /** With fewer requests, no share is shown. */
  @Field(() => Int) minimumSample!: number
}

const ninetyDays = 90 * 86_400_000
/** With fewer requests, a share could say something about one person. */
const minimumSample = 20
/** In milliseconds. */
const cacheDurationMs = 15 * 60_000

// A process has one settings object; concurrent callers share one computation.
const cache = new WeakMap<Settings, { computedAt: number; statistics: Promise<PromiseStatistics> }>()

/** The shares, at most a quarter of an hour old. */
function getPromiseStatistics(em: EntityManager, settings: Settings): Promise<PromiseStatistics> {
  const cached = cache.get(settings)
  if (cached && Date.now() - cached.computedAt < cacheDurationMs) return cached.statistics
  const statistics = computeStatistics(em, new Date())
  cache.set(settings, { computedAt: Date.now(), statistics })
  // A failed computation is not cached: the next caller tries again.
  statistics.catch(() => cache.delete(settings))
  return statistics
}

async function computeStatistics(em: EntityManager, periodEnd: Date): Promise<PromiseStatistics> {
  const periodStart = new Date(periodEnd.getTime() - ninetyDays)
  const [row] = await em.execute<Row[]>(statisticsSql, [periodEnd, periodEnd, periodStart, periodEnd])
  const { answered, answered_in_time, matched, matched_in_time } = row!
  return {
    review: computeShare(Number(answered), Number(answered_in_time)),
    match: computeShare(Number(matched), Number(matched_in_time)),
    periodStart,
    periodEnd,
    minimumSample,
  }
}

type Row = Record<'answered' | 'answered_in_time' | 'matched' | 'matched_in_time', string>

const statisticsSql = `
  select count(*) filter (where answered) answered,
    count(*) filter (where answered and ${isReviewInTimeSql}) answered_in_time,
    count(*) filter (where matched) matched,
    count(*) filter (where matched and ${isMatchInTimeSql}) matched_in_time
  from (
    select *, ${isReviewCountedSql} answered, ${isMatchCountedSql} matched
    from legal_aid_request
    where received_at >= ?::timestamptz and received_at <= ?::timestamptz and ${isPromisedSql}
  ) counted`

/** Rounded down: we say no better of ourselves than it was. */
const computeShare = (total: number, keptCount: number) =>
  total < minimumSample
    ? { keptPercent: null, total: null }
    : { keptPercent: Math.floor((keptCount * 100) / total), total }

@Resolver()
export class PromiseResolver {
  @Public()
  @Query(() => PromiseStatistics)
  promiseStatistics(@Ctx() { em, settings }: Context): Promise<PromiseStatistics> {
    return getPromiseStatistics(em, settings)
  }
}
