/** Why a request must be kept. */
import { z } from 'zod'
import { story } from '../writing.rules.ts'

/** The longest reason, in characters. */
export const limits = { reason: 500 } as const

export const hold = z.strictObject({
  reason: story('The reason', limits.reason, 'Say why it must be kept'),
})
