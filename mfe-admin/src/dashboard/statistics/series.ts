/** The series of the charts by week: what each is called, how it is drawn, and its value in a week. */
import type { Outcome } from '@access/requests/casework/statistics/statistics.rules'
import styles from './charts.module.css'
import type { RequestWeekFragment } from './statistics.generated.ts'
import { computePercent } from './summaries.ts'

export type Series = {
  label: string
  /** The class of its colour. */
  tone: string
  /** Null where there is none. */
  getValue(week: RequestWeekFragment): number | null
}

const outcomeLabels: Record<Outcome, string> = {
  pending: 'Pending',
  matched: 'Matched',
  referred: 'Referred',
  declined: 'Declined',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
}

/** From the bottom of a bar up. */
export const outcomeSeries: Series[] = (Object.keys(outcomeLabels) as Outcome[]).map((outcome) => ({
  label: outcomeLabels[outcome],
  tone: styles[outcome]!,
  getValue: (week) => week[outcome],
}))

export const promiseSeries: Series[] = [
  {
    label: 'First answer',
    tone: styles.first!,
    getValue: ({ reviewInTime, reviewDue }) =>
      reviewDue === 0 ? null : computePercent(reviewInTime, reviewDue),
  },
  {
    label: 'Attorney found',
    tone: styles.second!,
    getValue: ({ matchInTime, matchDue }) => (matchDue === 0 ? null : computePercent(matchInTime, matchDue)),
  },
]

export const answerTimeSeries: Series[] = [
  { label: 'Half within', tone: styles.first!, getValue: ({ medianAnswerHours }) => medianAnswerHours },
  { label: 'Nine in ten within', tone: styles.second!, getValue: ({ p90AnswerHours }) => p90AnswerHours },
]
