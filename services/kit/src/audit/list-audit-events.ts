/** Queries the audit log: the events that match a filter, newest first, and the options of the filter. */
import { type EntityManager, type FilterQuery, raw } from '@mikro-orm/postgresql'
import { readingOrder } from '../database/sort-order.ts'
import {
  combineConditions,
  containsWords,
  hasAnyValue,
  rawSql,
  type SqlCondition,
} from '../database/sql-conditions.ts'
import { addDays, startOfDay } from '../dates/time-zone.rules.ts'
import { maxListLength } from '../graphql/list-range.ts'
import { AuditEvent } from './audit-event.entity.ts'
import type { ParsedAuditEventFilter } from './audit-event-filter.ts'

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
