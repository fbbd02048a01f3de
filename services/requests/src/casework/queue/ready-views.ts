/** The views of the queue that everybody has: which requests are in each, and how many. */
import {
  type Administrator,
  addDays,
  combineConditions,
  type FilterInput,
  getLocalDay,
  Invalid,
  rawSql,
  type SqlCondition,
  startOfDay,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, Int, ObjectType } from 'type-graphql'
import { openStatuses } from '../../intake/status-history/status.rules.ts'
import { getVisibleCondition } from '../access/legal-aid-request.policy.ts'
import { type ReadyView, readyViews } from './queue.rules.ts'

/** The number of requests in a view. */
@ObjectType('ReadyViewCount', { simpleResolvers: true })
export class ReadyViewCount {
  @Field(() => String) view!: ReadyView
  @Field(() => Int) count!: number
}

/** The filter by which the queue is asked for a view. */
const filterColumn = 'view'

const isOpen = rawSql(`"status" in (${openStatuses.map((status) => `'${status}'`).join(', ')})`)

/** The condition of each view; the last two say whose turn it is. */
function getViewConditions(
  { id }: Pick<Administrator, 'id'>,
  now: Date,
  timeZone: string,
): Record<ReadyView, SqlCondition> {
  const moment = now.toISOString()
  const tomorrow = startOfDay(addDays(getLocalDay(timeZone, now), 1), timeZone).toISOString()
  return {
    mine: combineConditions([{ sql: '"assignee_id" = ?', values: [id] }, isOpen]),
    overdue: { sql: '"next_due_at" < ?::timestamptz', values: [moment] },
    today: {
      sql: '"next_due_at" >= ?::timestamptz and "next_due_at" < ?::timestamptz',
      values: [moment, tomorrow],
    },
    emergencies: combineConditions([rawSql(`"urgency" = 'Emergency'`), isOpen]),
    unassigned: combineConditions([rawSql('"assignee_id" is null'), isOpen]),
    applicant: rawSql(`"status" = 'info_needed'`),
    attorney: rawSql(`"status" = 'eligible'`),
  }
}

/** Splits the filters of a page into the condition of its view and the rest; `Invalid` for an unknown view. */
export function separateViewFilter(
  filters: FilterInput[],
  viewer: Administrator,
  now: Date,
  timeZone: string,
): { filters: FilterInput[]; viewCondition: SqlCondition } {
  const conditions = getViewConditions(viewer, now, timeZone)
  const views = filters.filter(({ column }) => column === filterColumn).map(({ value }) => value)
  if (!views.every(isReadyView)) throw new Invalid({ filters: `Name one of these: ${readyViews.join(', ')}` })
  return {
    filters: filters.filter(({ column }) => column !== filterColumn),
    viewCondition: combineConditions(views.map((view) => conditions[view])),
  }
}

const isReadyView = (name: string): name is ReadyView => (readyViews as readonly string[]).includes(name)

/** How many of the requests that they may see are in each view: read from an index, in one pass. */
export async function countReadyViews(
  em: EntityManager,
  viewer: Administrator,
  now: Date,
  timeZone: string,
): Promise<ReadyViewCount[]> {
  const conditions = getViewConditions(viewer, now, timeZone)
  const columns = readyViews.map(
    (view) => `(count(*) filter (where ${conditions[view].sql}))::int as "${view}"`,
  )
  const restriction = combineConditions([getVisibleCondition(viewer), isOpen])
  const sql = `select ${columns.join(', ')} from "legal_aid_request" where ${restriction.sql}`
  const values = [...readyViews.flatMap((view) => conditions[view].values), ...restriction.values]
  const [counts] = await em.execute<Record<ReadyView, number>[]>(sql, values)
  return readyViews.map((view) => ({ view, count: counts![view] }))
}
