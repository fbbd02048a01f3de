/** The reason of a legal hold. */
import { z } from 'zod'
import { requiredText } from '../../platform/text/text.rules.ts'

/** The longest reason, in characters. */
export const limits = { reason: 500 } as const

export const legalHold = z.strictObject({
  reason: requiredText('The reason', limits.reason, 'Say why it must be kept'),
})
