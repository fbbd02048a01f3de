/** What statistics of requests there are. Without zod, so that pages may import it without their visitors loading it. */
import type { Status } from '../../intake/status-history/status.rules.ts'

/** For how many weeks there are statistics, this week included. */
export const statisticsRanges = [4, 12, 26, 52] as const
export type StatisticsRange = (typeof statisticsRanges)[number]

/** What has become of a request, in order of progress, and the statuses that mean it. */
export const outcomeStatuses = {
  pending: ['new', 'in_review', 'info_needed', 'eligible'],
  matched: ['matched'],
  referred: ['referred'],
  declined: ['declined'],
  closed: ['closed'],
  withdrawn: ['withdrawn', 'erased'],
} as const satisfies Record<string, readonly Status[]>

export type Outcome = keyof typeof outcomeStatuses
export const outcomes = Object.keys(outcomeStatuses) as Outcome[]
