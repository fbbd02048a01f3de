/** The days that are accepted, in forms, URLs and API calls alike. */
import { z } from 'zod'
import { removeInvisible } from '../text/invisible-characters.rules.ts'
import { dayRange } from './day-range.rules.ts'

/** The error message for a day out of range. */
export const outOfRangeMessage = 'Enter a year from 1700 to 2100'

/** Whether a calendar day, YYYY-MM-DD, is in the accepted range. */
export const isDayInRange = (day: string) => day.length === 10 && dayRange.min <= day && day <= dayRange.max

/** A day, as YYYY-MM-DD or as an instant of that day; `message` is the error for anything else. */
export const calendarDay = (message: string) =>
  z
    .string(message)
    .meta({ format: 'date' })
    .transform((text) => removeInvisible(text).trim().slice(0, 10))
    .pipe(z.iso.date({ error: message, abort: true }).refine(isDayInRange, { error: outOfRangeMessage }))
    .describe('A day, as YYYY-MM-DD')
