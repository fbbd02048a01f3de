/** The columns of the queue, and those that are computed in SQL. */
import {
  type Administrator,
  addDays,
  getLocalDay,
  rawSql,
  type SqlExpression,
  startOfDay,
} from '@access/service-kit'
import { joinLetters } from '@access/service-kit/text/search-text.rules'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { urgencies } from '../../intake/legal-aid-requests/legal-aid-request.rules.ts'
import type { DueRange } from './queue.rules.ts'

/** Columns that are computed in SQL. */
type ComputedColumn = 'plainReference' | 'assignee' | 'due' | 'urgencyRank'

/** By what the queue is searched, sorted and filtered. */
export const queueColumns = {
  searchable: ['plainReference'],
  sortable: ['receivedAt', 'nextDueAt', 'urgencyRank', 'status', 'category', 'assigneeName'],
  filterable: ['status', 'urgency', 'category', 'assignee', 'due'],
} as const satisfies Record<string, readonly (keyof LegalAidRequest | ComputedColumn)[]>

/** Emergencies with a deadline first, then by the next deadline, then by when they were received. */
export const queueOrder = [{ queueRank: 'asc' }, { nextDueAt: 'asc' }, { receivedAt: 'asc' }] as const

/** For the administrator who asks in that second, where the office is. */
export const getComputedColumns = (
  { id }: Administrator,
  now: Date,
  timeZone: string,
): Record<ComputedColumn, SqlExpression> => ({
  plainReference: rawSql(`replace("reference", '-', '')`),
  assignee: {
    sql: `case when "assignee_id" = ? then 'me' else coalesce("assignee_id", 'nobody') end`,
    values: [id],
  },
  due: buildDueExpression(now, timeZone),
  urgencyRank: {
    sql: 'array_position(array[?, ?, ?, ?]::text[], "urgency")',
    values: urgencies.map(({ value }) => value).toReversed(),
  },
})

/** Capitals, dashes of any kind, spaces and what nobody sees do not matter to who reads a reference from a note. */
export const normalizeSearch = (search?: string | null) => joinLetters(search ?? '')

/** 'soon' is until the end of the day after tomorrow. */
function buildDueExpression(now: Date, timeZone: string): SqlExpression {
  const today = getLocalDay(timeZone, now)
  const limits: [DueRange, Date][] = [
    ['overdue', now],
    ['today', startOfDay(addDays(today, 1), timeZone)],
    ['soon', startOfDay(addDays(today, 3), timeZone)],
  ]
  return {
    sql: `case when "next_due_at" is null then 'none' ${limits.map(() => `when "next_due_at" < ?::timestamptz then ?`).join(' ')} else 'later' end`,
    values: limits.flatMap(([due, moment]) => [moment.toISOString(), due]),
  }
}
