/** What the office may write down about a request for itself. */
import { z } from 'zod'
import { requiredText } from '../../platform/text/text.rules.ts'

/** In characters. */
export const limits = { note: 5000 } as const

/** One note, as it is written. */
export const requestNote = z.strictObject({ text: requiredText('Your note', limits.note, 'Enter your note') })
