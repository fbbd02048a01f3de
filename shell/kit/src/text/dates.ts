/**
 * Dates in words. A day (`2024-03-05T00:00:00.000Z`) is the same day everywhere, so it is read in UTC; a moment
 * (an event, a publication) is told in the organisation's time zone.
 */

let ours = 'America/New_York'

/** The organisation's own time zone. */
export const organisationTimeZone = () => ours

/** Says once, before anything is shown, in which time zone the organisation is. */
export function tellTimeIn(timeZone: string): void {
  ours = timeZone
}

type When = string | Date | null | undefined
type Options = { timeZone?: string }

/** A day in full, 'March 5, 2024'. */
export const longDate = (day: When, { timeZone = 'UTC' }: Options = {}) =>
  inWords(day, { month: 'long', day: 'numeric', year: 'numeric', timeZone })

/** A moment's day in full, in the organisation's time zone. */
export const longMoment = (moment: When, { timeZone = ours }: Options = {}) => longDate(moment, { timeZone })

/** The month of a moment, 'Mar', for a calendar leaf. */
export const shortMonth = (moment: When, { timeZone = ours }: Options = {}) =>
  inWords(moment, { month: 'short', timeZone })

/** The day of the month of a moment, '5', for a calendar leaf. */
export const dayOfMonth = (moment: When, { timeZone = ours }: Options = {}) =>
  inWords(moment, { day: 'numeric', timeZone })

/** The time of a moment, '6:30 PM'. */
export const timeOfDay = (moment: When, { timeZone = ours }: Options = {}) =>
  inWords(moment, { hour: 'numeric', minute: '2-digit', timeZone })

/** The day of the week of a moment, 'Tuesday', in the organisation's time zone. */
export const weekday = (moment: When, { timeZone = ours }: Options = {}) =>
  inWords(moment, { weekday: 'long', timeZone })

/** A moment to wait for, 'Tuesday, November 24, 5:00 PM', in the organisation's time zone. */
export const dayAndTime = (moment: When, { timeZone = ours }: Options = {}) => {
  const day = inWords(moment, { weekday: 'long', month: 'long', day: 'numeric', timeZone })
  return day && `${day}, ${timeOfDay(moment, { timeZone })}`
}

/** A day as the admin tables show it, 'Mar 5, 2024'. */
export const adminDate = (day: When, { timeZone = 'UTC' }: Options = {}) =>
  inWords(day, { month: 'short', day: 'numeric', year: 'numeric', timeZone })

/** The same for a moment, in the organisation's time zone. */
export const adminMoment = (moment: When, { timeZone = ours }: Options = {}) =>
  adminDate(moment, { timeZone })

function inWords(when: When, format: Intl.DateTimeFormatOptions): string {
  if (!when) return ''
  const date = new Date(when)
  if (Number.isNaN(date.getTime())) return ''
  // Some browsers put a narrow space before AM and PM where the server puts a plain one.
  return formatter(format).format(date).replaceAll('\u202f', ' ')
}

// Making a formatter costs more than a hundred times using it.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(format)
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', format)
  formatters.set(key, made)
  return made
}
