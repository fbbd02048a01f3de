/** The series of the charts by week: what each is called, how it is drawn, and its value in a week. */
import type { Outcome } from '@access/requests/casework/statistics/statistics.rules'
import type { RequestWeekFragment } from './statistics.generated.ts'
import { computePercent } from './summaries.ts'

export type Series = {
  label: string
  color: string
  /** What its bars are filled with, where that is not their color. */
  fill?: string
  /** The dashes of its line. */
  dashes?: string
  /** Null where there is none. */
  getValue(week: RequestWeekFragment): number | null
}

const outcomes: Record<Outcome, Omit<Series, 'getValue'>> = {
  pending: { label: 'Pending', color: 'var(--sky)' },
  matched: { label: 'Matched', color: 'var(--i-soft)' },
  referred: { label: 'Referred', color: 'var(--plum)' },
  declined: { label: 'Declined', color: 'var(--i-warm)' },
  closed: { label: 'Closed', color: 'var(--line-strong)' },
  withdrawn: { label: 'Withdrawn', color: 'var(--line-strong)', fill: 'var(--surface)' },
}

/** From the bottom of a bar up. */
export const outcomeSeries: Series[] = (Object.keys(outcomes) as Outcome[]).map((outcome) => ({
  ...outcomes[outcome],
  getValue: (week) => week[outcome],
}))

const first = { color: 'var(--link)' }
const second = { color: 'var(--i-warm)', dashes: '6 4' }

export const promiseSeries: Series[] = [
  {
    label: 'First answer',
    ...first,
    getValue: ({ reviewInTime, reviewDue }) =>
      reviewDue === 0 ? null : computePercent(reviewInTime, reviewDue),
  },
  {
    label: 'Attorney found',
    ...second,
    getValue: ({ matchInTime, matchDue }) => (matchDue === 0 ? null : computePercent(matchInTime, matchDue)),
  },
]

export const answerTimeSeries: Series[] = [
  { label: 'Half within', ...first, getValue: ({ medianAnswerHours }) => medianAnswerHours },
  { label: 'Nine in ten within', ...second, getValue: ({ p90AnswerHours }) => p90AnswerHours },
]
