/** The date that a request hangs on: whether there is one, what paper came, and how soon that makes help necessary. */
import { calendarDay } from '@access/service-kit/dates/calendar-day.rules'
import { z } from 'zod'
import type { Urgency } from './legal-aid-request.rules.ts'

/** Whether there is a court date or a deadline. */
export const dateAnswers = ['Yes', 'No', 'Not sure'] as const

/** What kind of paper came. */
export const documentKinds = ['Summons', 'Notice', 'Order', 'Letter', 'None'] as const

/** What is asked beside the story; all of it may be left out. */
export const caseDateFields = {
  hasDate: z.enum(dateAnswers, 'Choose whether there is a date').nullish(),
  courtDate: calendarDay('Enter the date as it is on the paper, like 2026-12-01').nullish(),
  documentKind: z.enum(documentKinds, 'Choose what kind of paper came').nullish(),
}

/** A new date, or none. */
export const courtDateInput = z.strictObject({ courtDate: caseDateFields.courtDate })

/** The most days that each urgency can wait, as its label says it: "within 2-3 days", "within a week". */
const longestWaits: readonly [Urgency, days: number][] = [
  ['Emergency', 1],
  ['High', 3],
  ['Medium', 7],
]

const urgencyOrder = ['Low', 'Medium', 'High', 'Emergency']

/** The days from one calendar day to another, both as YYYY-MM-DD; negative where it is past. */
export const countDaysUntil = (day: string, today: string) =>
  (Date.parse(day) - Date.parse(today)) / 86_400_000

/** The urgency that leaves time before a date; null for one that is past or malformed. */
export function suggestUrgency(day: string, today: string): Urgency | null {
  const days = countDaysUntil(day, today)
  if (!(days >= 0)) return null
  return longestWaits.find(([, longest]) => days <= longest)?.[0] ?? 'Low'
}

/** Whether an urgency asks for help later than a date allows; not while none is chosen. */
export const isTooLate = (urgency: string, suggested: Urgency | null) =>
  suggested !== null &&
  urgencyOrder.includes(urgency) &&
  urgencyOrder.indexOf(urgency) < urgencyOrder.indexOf(suggested)
