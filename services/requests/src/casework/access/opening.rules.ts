/** Why somebody opens a request that others work on. */
import { z } from 'zod'
import { requiredLine } from '../../platform/text/text.rules.ts'

/** The shortest and the longest reason, in characters. */
export const limits = { shortestReason: 10, reason: 300 } as const

/** One line, for the audit. */
export const openingReason = z.strictObject({
  reason: requiredLine('The reason', limits.reason, 'Say why').min(
    limits.shortestReason,
    `Say why in ${limits.shortestReason} characters or more`,
  ),
})
