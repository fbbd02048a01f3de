/** What the office writes for an attorney about a request, and what an attorney may write back. */
import { z } from 'zod'
import type { Urgency } from '../../intake/legal-aid-requests/legal-aid-request.rules.ts'
import { optionalIfBlank, requiredText } from '../../platform/text/text.rules.ts'

/**
 * How long an attorney has to answer, by the urgency of the request: while the office is open that many hours, or until
 * it closes on that business day after the offer. One attorney is asked at a time, so each window leaves time for another.
 */
export const answerWindows = {
  // Immediate help is needed: who is silent in the morning is replaced in the afternoon.
  Emergency: { openHours: 4 },
  // Help within 2-3 days is two attorneys with a day each.
  High: { businessDays: 1 },
  // Within a week: two attorneys, and a day to begin.
  Medium: { businessDays: 2 },
  // A few weeks, but an attorney is promised in seven business days: two can be asked.
  Low: { businessDays: 3 },
} as const satisfies Record<Urgency, AnswerWindow>

export type AnswerWindow = { openHours: number } | { businessDays: number }

/**
 * Whatever the urgency, an answer comes on an earlier business day than the hearing, so that the office can tell the
 * applicant or ask somebody else. Where that is over, this many hours are left: in less nobody can answer.
 */
export const shortestAnswerHours = 1

/** The longest that each may be, in characters. */
export const limits = { summary: 1500, reason: 500 } as const

/** A request offered to an attorney. */
export const referralOffer = z.strictObject({
  summary: requiredText('Your summary', limits.summary, 'Write what it is about, without names'),
})

/** An attorney's answer; a reason that is blank is none. */
export const offerAnswer = z.strictObject({
  accept: z.boolean('Choose accept or refuse'),
  reason: optionalIfBlank(requiredText('Your reason', limits.reason, 'Enter a reason')),
})
