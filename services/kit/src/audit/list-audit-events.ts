/** Queries the audit log: the events that match a filter, newest first, and the options of the filter. */
import { type EntityManager, type FilterQuery, raw } from '@mikro-orm/postgresql'
import { Field, ID, InputType, Int } from 'type-graphql'
import { z } from 'zod'
import { DayScalar, InstantScalar } from '../columns/scalars.ts'
import { readingOrder } from '../database/sort-order.ts'
import {
  combineConditions,
  containsWords,
  hasAnyValue,
  rawSql,
  type SqlCondition,
} from '../database/sql-conditions.ts'
import { calendarDay, isDayInRange } from '../dates/calendar-day.rules.ts'
import { addDays, startOfDay } from '../dates/time-zone.rules.ts'
import { maxListLength } from '../graphql/list-range.ts'
import { isUuid } from '../validation/is-uuid.ts'
import { AuditEvent } from './audit-event.entity.ts'

/** The events that match, at most `limit` of them; days are those of the time zone. */
export function listAuditEvents(
  em: EntityManager,
  filter: Omit<ParsedAuditEventFilter, 'limit'>,
  { timeZone, limit }: { timeZone: string; limit: number },
): Promise<AuditEvent[]> {
  const { sql, values } = combineConditions(buildConditions(filter, timeZone))
  const where = { [raw(sql, values)]: [] } as FilterQuery<AuditEvent>
  return em.find(AuditEvent, where, {
    orderBy: { occurredAt: 'desc', id: 'desc' },
    limit,
    disableIdentityMap: true,
  })
}

const searchableColumns = ['actor', 'action', 'item_type', 'title', `array_to_string(changed_fields, ' ')`]

function buildConditions(filter: Omit<ParsedAuditEventFilter, 'limit'>, timeZone: string): SqlCondition[] {
  const { search, actor, action, itemType, fromDay, toDay, before } = filter
  const conditions = [
    containsWords(search, searchableColumns.map(rawSql)),
    ...Object.entries({ actor, action, item_type: itemType }).map(([column, value]) =>
      hasAnyValue(rawSql(column), value ? [value] : []),
    ),
  ]
  if (fromDay) conditions.push({ sql: 'occurred_at >= ?', values: [startOfDay(fromDay, timeZone)] })
  if (toDay) conditions.push({ sql: 'occurred_at < ?', values: [startOfDay(addDays(toDay, 1), timeZone)] })
  // A cursor, not an offset: events recorded meanwhile would move others from one page to the next.
  if (before)
    conditions.push({
      sql: '(occurred_at, id) < (?::timestamptz, ?::uuid)',
      values: [before.occurredAt, before.id],
    })
  return conditions
}

/** The actors, item types and actions that occur in the audit log. */
export async function listAuditFilterOptions(em: EntityManager) {
  const [row] = await em.execute<{ actors: string[]; actions: string[]; itemTypes: string[] }[]>(
    `select coalesce((array_agg(distinct actor ${readingOrder}))[1:${maxListLength}], '{}') as actors,
      coalesce(array_agg(distinct action), '{}') as actions,
      coalesce(array_agg(distinct item_type), '{}') as "itemTypes" from audit_event`,
  )
  return row!
}

/** The position of an event in the order of the audit log, whichever service recorded it. */
@InputType()
class AuditEventCursor {
  @Field(() => InstantScalar) occurredAt!: string
  @Field(() => ID) id!: string
}

/** Events that meet all of these conditions, newest first; among equal times the greatest id comes first. */
@InputType()
export class AuditEventFilter {
  @Field(() => String, { nullable: true, description: 'Words that an event must contain, all of them' })
  search?: string | null

  @Field(() => String, { nullable: true }) actor?: string | null
  @Field(() => String, { nullable: true }) action?: string | null
  @Field(() => String, { nullable: true }) itemType?: string | null

  @Field(() => DayScalar, { nullable: true, description: "The first day, in the organisation's time zone" })
  fromDay?: string | null

  @Field(() => DayScalar, { nullable: true, description: 'The last day, inclusive' })
  toDay?: string | null

  @Field(() => AuditEventCursor, { nullable: true, description: 'The last event of the page before' })
  before?: AuditEventCursor | null

  @Field(() => Int, { nullable: true, description: 'From 1 to 100; 50 by default' })
  limit?: number | null
}

const maxTextLength = 200
const limitMessage = 'Enter a number from 1 to 100'

/** Removes what PostgreSQL cannot store, and limits the length. */
const text = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').replaceAll('\0', '').slice(0, maxTextLength).toWellFormed())

const day = calendarDay('Enter a day as YYYY-MM-DD').nullish()

const cursorMessage = 'Give the time of the last event'

/** The validation rules of the filter. */
export const auditEventFilterSchema = z.object({
  search: text,
  actor: text,
  action: text,
  itemType: text,
  fromDay: day,
  toDay: day,
  before: z
    .object({
      occurredAt: z.iso
        .datetime({ error: cursorMessage, abort: true })
        .refine((moment) => isDayInRange(moment.slice(0, 10)), { error: cursorMessage }),
      id: z.string().refine(isUuid, 'Give the id of the last event'),
    })
    .nullish(),
  limit: z
    .int(limitMessage)
    .min(1, limitMessage)
    .max(100, limitMessage)
    .nullish()
    .transform((limit) => limit ?? 50),
})

/** The filter after validation. */
type ParsedAuditEventFilter = z.output<typeof auditEventFilterSchema>
