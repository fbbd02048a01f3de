/** What an attorney reports when a matter is over. */
import { calendarDay } from '@access/service-kit/dates/calendar-day.rules'
import { z } from 'zod'
import { requiredText } from '../../platform/text/text.rules.ts'

/** How a matter ended, after the categories in which legal aid programs report closed cases. */
export const closingOutcomes = [
  { value: 'advice', label: 'Counsel and advice' },
  { value: 'limited_action', label: 'Limited action' },
  { value: 'settled_without_litigation', label: 'Settled without litigation' },
  { value: 'settled_with_litigation', label: 'Settled with litigation' },
  { value: 'agency_decision', label: 'Agency decision' },
  { value: 'court_decision', label: 'Court decision' },
  { value: 'client_withdrew', label: 'Client withdrew' },
  { value: 'other', label: 'Other' },
] as const

export type ClosingOutcome = (typeof closingOutcomes)[number]['value']

const outcomeValues = closingOutcomes.map(({ value }) => value)

/** The longest text, in characters; the most hours, and the smallest part of one. */
export const limits = { benefit: 2000, hours: 5000, hourParts: 0.25 } as const

const hoursMessage = 'Enter hours in quarters, like 12.25'

/** A number, also as people write it. What is none stays as it is, to be objected to. */
const parseHours = (input: unknown) =>
  typeof input === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(input) ? Number(input) : input

export const closingReport = z.strictObject({
  outcome: z.enum(outcomeValues, 'Choose an outcome'),
  hours: z.preprocess(
    parseHours,
    z
      .number(hoursMessage)
      .min(limits.hourParts, hoursMessage)
      .max(limits.hours, hoursMessage)
      .multipleOf(limits.hourParts, hoursMessage),
  ),
  benefit: requiredText('The benefit', limits.benefit, 'Say what the client gained, or that it was nothing'),
  closedOn: calendarDay('Enter the day, like 2026-12-01'),
})

export type ClosingReportInput = z.output<typeof closingReport>
