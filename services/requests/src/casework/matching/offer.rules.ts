/** What the office writes for an attorney about a request, and what an attorney may write back. */
import { z } from 'zod'
import { isBlank, requiredText } from '../../platform/text/text.rules.ts'

/** The longest that each may be, in characters. */
export const limits = { summary: 1500, reason: 500 } as const

/** A request offered to an attorney. */
export const referralOffer = z.strictObject({
  summary: requiredText('Your summary', limits.summary, 'Write what it is about, without names'),
})

/** An attorney's answer; a reason that is blank is none. */
export const offerAnswer = z.strictObject({
  accept: z.boolean('Choose accept or refuse'),
  reason: z
    .preprocess(
      (text) => (typeof text === 'string' && isBlank(text) ? null : text),
      requiredText('Your reason', limits.reason, 'Enter a reason').nullish(),
    )
    .optional(),
})
