/** Statistics of requests, as the gateway returns them. */

import type {
  RequestStatisticsQuery,
  RequestWeekFragment,
} from '../dashboard/statistics/statistics.generated.ts'
import { createBuilder } from './create-builder.ts'

/** A week without requests. */
export const buildRequestWeek = createBuilder<RequestWeekFragment>({
  start: '2026-03-02',
  received: 0,
  pending: 0,
  matched: 0,
  referred: 0,
  declined: 0,
  closed: 0,
  withdrawn: 0,
  reviewDue: 0,
  reviewInTime: 0,
  matchDue: 0,
  matchInTime: 0,
  answered: 0,
  medianAnswerHours: null,
  p90AnswerHours: null,
})

/** Statistics of nothing. */
export const buildRequestStatistics = (
  overrides: Partial<RequestStatisticsQuery['statistics']> = {},
): RequestStatisticsQuery => ({
  statistics: { weeks: [buildRequestWeek()], assignees: [], categories: [], urgencies: [], ...overrides },
})
