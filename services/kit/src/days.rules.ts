/** Which days we take, wherever somebody types one: in a form, in an address, in a call. */
import { z } from 'zod'

/**
 * The first day and the last one, as a date input takes them. Older than any judgment that is cited, and later than
 * anything that is planned: a year outside is a slip of the keys.
 */
export const dayRange = { min: '1700-01-01', max: '2100-12-31' } as const

/** What is said of a day outside. */
export const outOfRange = 'Enter a year from 1700 to 2100'

/** Whether a day of the calendar, YYYY-MM-DD, is one that we take. */
export const isInRange = (day: string) => day.length === 10 && dayRange.min <= day && day <= dayRange.max

/** A day, written YYYY-MM-DD or as an instant of that day. `wrong` is said of what is none. */
export const calendarDay = (wrong: string) =>
  z
    .string(wrong)
    .transform((text) => text.trim().slice(0, 10))
    .pipe(z.iso.date({ error: wrong, abort: true }).refine(isInRange, { error: outOfRange }))
