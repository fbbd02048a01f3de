/** Statistics of requests. Nothing is decrypted for them, so there is nothing to record. */
import {
  Authorized,
  addDays,
  type Context,
  getLocalDay,
  Invalid,
  readingOrder,
  startOfDay,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { urgencies } from '../../intake/legal-aid-requests/legal-aid-request.rules.ts'
import { openStatuses, type Status } from '../../intake/status-history/status.rules.ts'
import { getWeekday } from '../../platform/deadlines/request-deadlines.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import {
  isMatchCountedSql,
  isMatchInTimeSql,
  isPromisedSql,
  isReviewCountedSql,
  isReviewInTimeSql,
} from '../public-promise/promise-conditions.ts'
import {
  type Outcome,
  outcomeStatuses,
  outcomes,
  type StatisticsRange,
  statisticsRanges,
} from './statistics.rules.ts'

@Resolver()
export class StatisticsResolver {
  /** They are the whole office's, so they are for who sees all of its requests. */
  @Authorized('readAllRequests')
  @Query(() => RequestStatistics)
  async requestStatistics(
    @Arg('weeks', () => Int, { description: `One of these: ${statisticsRanges.join(', ')}` }) weeks: number,
    @Ctx() context: Context,
  ): Promise<RequestStatistics> {
    if (!isStatisticsRange(weeks))
      throw new Invalid({ weeks: `Name one of these: ${statisticsRanges.join(', ')}` })
    const { timeZone } = await getOfficeSettings(context)
    return getRequestStatistics(context.em, weeks, new Date(), timeZone)
  }
}

const isStatisticsRange = (weeks: number): weeks is StatisticsRange =>
  (statisticsRanges as readonly number[]).includes(weeks)

/** The requests that were received in one week: what has become of them, and how soon they were answered. */
@ObjectType('RequestWeek', { simpleResolvers: true })
class RequestWeek implements Record<Outcome, number> {
  @Field(() => String, { description: 'Its Monday, as YYYY-MM-DD, where the office is' })
  start!: string
  @Field(() => Int) received!: number

  @Field(() => Int, { description: 'New, in review, waiting for answers, or eligible' }) pending!: number
  @Field(() => Int) matched!: number
  @Field(() => Int) referred!: number
  @Field(() => Int) declined!: number
  @Field(() => Int) closed!: number
  @Field(() => Int, { description: 'Erased ones included' }) withdrawn!: number

  @Field(() => Int, { description: 'Whose first answer was promised by now, or was given' })
  reviewDue!: number
  @Field(() => Int) reviewInTime!: number
  @Field(() => Int, { description: 'To whom an attorney was promised by now, or was found' })
  matchDue!: number
  @Field(() => Int) matchInTime!: number

  @Field(() => Int, { description: 'Those that have had a first answer' }) answered!: number
  @Field(() => Float, { nullable: true, description: 'Until the first answer; null without one' })
  medianAnswerHours!: number | null
  @Field(() => Float, { nullable: true, description: 'Within which nine in ten were answered' })
  p90AnswerHours!: number | null
}

/** The open requests of one assignee. */
@ObjectType('AssigneeLoad', { simpleResolvers: true })
class AssigneeLoad {
  @Field(() => String, { nullable: true, description: 'Null for those that nobody has' })
  assigneeId!: string | null
  @Field(() => String, { nullable: true }) assigneeName!: string | null
  @Field(() => Int) open!: number
  @Field(() => Int) overdue!: number
}

/** The requests of one category or urgency. */
@ObjectType('RequestGroup', { simpleResolvers: true })
class RequestGroup {
  @Field(() => String) value!: string
  @Field(() => Int) received!: number
  @Field(() => Int) open!: number
}

@ObjectType('RequestStatistics', { simpleResolvers: true })
class RequestStatistics {
  @Field(() => [RequestWeek], { description: 'Oldest first, those without requests included' })
  weeks!: RequestWeek[]
  @Field(() => [AssigneeLoad], { description: 'At present, most open requests first' })
  assignees!: AssigneeLoad[]
  @Field(() => [RequestGroup], { description: 'Received in these weeks, most first' })
  categories!: RequestGroup[]
  @Field(() => [RequestGroup], { description: 'Received in these weeks, most urgent first' })
  urgencies!: RequestGroup[]
}

/** The most assignees and categories that are named. */
const maxGroups = 50

/** The statistics of the last weeks, this one included. */
async function getRequestStatistics(
  em: EntityManager,
  range: StatisticsRange,
  now: Date,
  timeZone: string,
): Promise<RequestStatistics> {
  const days = listWeekStarts(range, now, timeZone)
  const starts = days.map((day) => startOfDay(day, timeZone).toISOString())
  const moment = now.toISOString()
  const groups = await countGroups(em, starts[0]!)
  return {
    weeks: await countWeeks(em, days, starts, moment),
    assignees: await countLoads(em, moment),
    categories: sumGroups(groups, 'category'),
    urgencies: sumGroups(groups, 'urgency').sort(compareByUrgency),
  }
}

/** The Mondays, oldest first. */
function listWeekStarts(range: StatisticsRange, now: Date, timeZone: string): string[] {
  const today = getLocalDay(timeZone, now)
  const monday = addDays(today, -getWeekday(today))
  return Array.from({ length: range }, (_, index) => addDays(monday, 7 * (index + 1 - range)))
}

const isAnyOf = (listed: readonly Status[]) => `"status" in (${listed.map((one) => `'${one}'`).join(', ')})`
const countWhere = (condition: string) => `(count(*) filter (where ${condition}))::int`
const computePercentile = (fraction: number) => `round((percentile_cont(${fraction}) within group
  (order by extract(epoch from "reviewed_at" - "received_at") / 3600))::numeric, 1)::float8`

const outcomeColumns = outcomes.map(
  (outcome) => `${countWhere(isAnyOf(outcomeStatuses[outcome]))} "${outcome}"`,
)

// Each week is a range of an index: nothing is sorted but its own answers. A percentile leaves out what has none.
const weeksSql = `select "week"."start", "counts".*
  from unnest(?::text[], ?::timestamptz[], ?::timestamptz[]) "week" ("start", "beginning", "end")
  cross join lateral (
    select count(*)::int "received", ${outcomeColumns.join(', ')},
      ${countWhere(`${isPromisedSql} and ${isReviewCountedSql}`)} "reviewDue",
      ${countWhere(`${isPromisedSql} and ${isReviewInTimeSql}`)} "reviewInTime",
      ${countWhere(`${isPromisedSql} and ${isMatchCountedSql}`)} "matchDue",
      ${countWhere(`${isPromisedSql} and ${isMatchInTimeSql}`)} "matchInTime",
      count("reviewed_at")::int "answered",
      ${computePercentile(0.5)} "medianAnswerHours", ${computePercentile(0.9)} "p90AnswerHours"
    from "legal_aid_request" where "received_at" >= "week"."beginning" and "received_at" < "week"."end"
  ) "counts" order by "week"."start"`

const countWeeks = (em: EntityManager, days: string[], starts: string[], moment: string) =>
  em.execute<RequestWeek[]>(weeksSql, [
    toSqlArray(days),
    toSqlArray(starts),
    toSqlArray([...starts.slice(1), 'infinity']),
    moment,
    moment,
  ])

const toSqlArray = (values: string[]) => `{${values.join(',')}}`

type Group = { category: string; urgency: string; received: number; open: number }

const groupsSql = `select "category", "urgency", count(*)::int "received", ${countWhere(isAnyOf(openStatuses))} "open"
  from "legal_aid_request" where "received_at" >= ?::timestamptz group by 1, 2`

const countGroups = (em: EntityManager, start: string) => em.execute<Group[]>(groupsSql, [start])

function sumGroups(groups: Group[], column: 'category' | 'urgency'): RequestGroup[] {
  const sums = new Map<string, RequestGroup>()
  for (const group of groups) {
    const value = group[column]
    const { received, open } = sums.get(value) ?? { received: 0, open: 0 }
    sums.set(value, { value, received: received + group.received, open: open + group.open })
  }
  return [...sums.values()].sort(compareByCount).slice(0, maxGroups)
}

const compareByCount = (one: RequestGroup, other: RequestGroup) =>
  other.received - one.received || one.value.localeCompare(other.value)

const compareByUrgency = (one: RequestGroup, other: RequestGroup) =>
  rankUrgency(other.value) - rankUrgency(one.value)

const rankUrgency = (urgency: string) => urgencies.findIndex(({ value }) => value === urgency)

// The name is read once for each assignee: with it, the counts could not be read from the index alone.
const loadsSql = `select * from (
  select "load".*, (select "assignee_name" from "legal_aid_request" "named"
      where "named"."assignee_id" = "load"."assigneeId" limit 1) "assigneeName"
  from (
    select "assignee_id" "assigneeId", count(*)::int "open", ${countWhere('"next_due_at" < ?::timestamptz')} "overdue"
    from "legal_aid_request" where ${isAnyOf(openStatuses)} group by 1 order by 2 desc, 1 limit ${maxGroups}
  ) "load") "named_load" order by "open" desc, "assigneeName" ${readingOrder}`

const countLoads = (em: EntityManager, moment: string) => em.execute<AssigneeLoad[]>(loadsSql, [moment])
