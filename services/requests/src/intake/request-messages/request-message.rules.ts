/** What the applicant and the office may write to each other about a request. */
import { z } from 'zod'
import { requiredText } from '../../platform/text/text.rules.ts'

/** The longest message, in characters. */
export const limits = { text: 5000 } as const

/** One message, as it is sent. */
export const requestMessage = z.strictObject({
  text: requiredText('Your message', limits.text, 'Enter your message'),
})
