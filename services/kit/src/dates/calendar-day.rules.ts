/** The range of days that are accepted, in forms, URLs and API calls alike. */
import { z } from 'zod'
import { removeInvisible } from '../text/invisible-characters.rules.ts'

/**
 * The first day and the last one, as a date input takes them. Older than any judgment that is cited, and later than
 * anything that is planned: a year outside is a typing error.
 */
export const dayRange = { min: '1700-01-01', max: '2100-12-31' } as const

/** The error message for a day out of range. */
export const outOfRangeMessage = 'Enter a year from 1700 to 2100'

/** Whether a calendar day, YYYY-MM-DD, is in the accepted range. */
export const isDayInRange = (day: string) => day.length === 10 && dayRange.min <= day && day <= dayRange.max

/** A day, as YYYY-MM-DD or as an instant of that day; `message` is the error for anything else. */
export const calendarDay = (message: string) =>
  z
    .string(message)
    .transform((text) => removeInvisible(text).trim().slice(0, 10))
    .pipe(z.iso.date({ error: message, abort: true }).refine(isDayInRange, { error: outOfRangeMessage }))
    .describe('A day, as YYYY-MM-DD')
