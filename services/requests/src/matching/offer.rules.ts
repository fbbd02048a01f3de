/** What the office writes for an attorney about a request, and what an attorney may write back. */
import { z } from 'zod'
import { isBlank, story } from '../writing.rules.ts'

/** The longest that each may be, in characters. */
export const limits = { summary: 1500, reason: 500 } as const

/** A request offered to an attorney. */
export const offer = z.strictObject({
  summary: story('Your summary', limits.summary, 'Write what it is about, without names'),
})

/** An attorney's answer; a reason that is blank is none. */
export const answer = z.strictObject({
  accept: z.boolean('Choose accept or refuse'),
  reason: z
    .preprocess(
      (text) => (typeof text === 'string' && isBlank(text) ? null : text),
      story('Your reason', limits.reason, 'Enter a reason').nullish(),
    )
    .optional(),
})
