/** What may be asked of the queue besides its columns, in the words of the database. */
import {
  type Administrator,
  beginningOfDay,
  dayIn,
  daysLater,
  type Expression,
  plain,
} from '@access/service-kit'
import { urgencies } from '../legal-aid-requests/legal-aid-request.rules.ts'
import type { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import type { Due } from './queue.rules.ts'

/** What has no column of its own. */
type WorkedOut = 'plainReference' | 'assignee' | 'due' | 'urgencyRank'

/** By what the queue is searched, sorted and filtered. */
export const listed = {
  searched: ['plainReference'],
  sorted: ['receivedAt', 'nextPromise', 'urgencyRank', 'status', 'category', 'assigneeName'],
  filtered: ['status', 'urgency', 'category', 'assignee', 'due'],
} as const satisfies Record<string, readonly (keyof LegalAidRequest | WorkedOut)[]>

/** Emergencies with a promise first, then the promise that is next, then who came first. */
export const inOrder = [{ queueRank: 'asc' }, { nextPromise: 'asc' }, { receivedAt: 'asc' }] as const

/** For the administrator who asks at that moment, where the office is. */
export const workedOutFor = (
  { id }: Administrator,
  now: Date,
  timeZone: string,
): Record<WorkedOut, Expression> => ({
  plainReference: plain(`replace("reference", '-', '')`),
  assignee: {
    sql: `case when "assignee_id" = ? then 'me' else coalesce("assignee_id", 'nobody') end`,
    values: [id],
  },
  due: dueBy(now, timeZone),
  urgencyRank: {
    sql: 'array_position(array[?, ?, ?, ?]::text[], "urgency")',
    values: urgencies.map(({ value }) => value).toReversed(),
  },
})

/** Capitals, dashes and spaces do not matter to who reads a reference from a note. */
export const asTyped = (search?: string | null) => search?.replace(/[\s-]/g, '')

/** 'soon' is until the end of the day after tomorrow. */
function dueBy(now: Date, timeZone: string): Expression {
  const today = dayIn(timeZone, now)
  const until: [Due, Date][] = [
    ['overdue', now],
    ['today', beginningOfDay(daysLater(today, 1), timeZone)],
    ['soon', beginningOfDay(daysLater(today, 3), timeZone)],
  ]
  return {
    sql: `case when "next_promise" is null then 'none' ${until.map(() => `when "next_promise" < ?::timestamptz then ?`).join(' ')} else 'later' end`,
    values: until.flatMap(([due, moment]) => [moment.toISOString(), due]),
  }
}
