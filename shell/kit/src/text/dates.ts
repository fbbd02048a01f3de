/**
 * Dates in words. A day (`2024-03-05T00:00:00.000Z`) is the same day everywhere, so it is read in UTC; a moment
 * is formatted in the organisation's time zone. The date of an event or of a publication is either: `getCalendarDay`
 * makes a day of it.
 */

let organisationZone = 'America/New_York'

/** The organisation's own time zone. */
export const getOrganisationTimeZone = () => organisationZone

/** Sets the organisation's time zone, once, before anything is rendered. */
export function setOrganisationTimeZone(timeZone: string): void {
  organisationZone = timeZone
}

type DateInput = string | Date | null | undefined
type Options = { timeZone?: string }

/** The day on which a moment falls in the organisation's time zone, as YYYY-MM-DD. */
export const getLocalDay = (moment: Date) =>
  // Sweden writes days as ISO does.
  getFormatter({ dateStyle: 'short', timeZone: organisationZone }, 'sv-SE').format(moment)

/**
 * The same for a date that is a day or a moment: exactly midnight UTC is that calendar day, whatever the time zone. Empty
 * for what is no date.
 */
export function getCalendarDay(date: string): string {
  const moment = new Date(date)
  if (Number.isNaN(moment.getTime())) return ''
  return moment.getTime() % 86_400_000 === 0 ? moment.toISOString().slice(0, 10) : getLocalDay(moment)
}

/** A day in full, 'March 5, 2024'. */
export const formatLongDate = (day: DateInput, { timeZone = 'UTC' }: Options = {}) =>
  formatDateInput(day, { month: 'long', day: 'numeric', year: 'numeric', timeZone })

/** A moment's day in full, in the organisation's time zone. */
export const formatLongLocalDate = (moment: DateInput, { timeZone = organisationZone }: Options = {}) =>
  formatLongDate(moment, { timeZone })

/** The month of a day, 'Mar', for a calendar leaf. */
export const formatShortMonth = (day: DateInput) => formatDateInput(day, { month: 'short', timeZone: 'UTC' })

/** The day of the month of a day, '5', for a calendar leaf. */
export const formatDayOfMonth = (day: DateInput) => formatDateInput(day, { day: 'numeric', timeZone: 'UTC' })

/** The time of a moment, '6:30 PM'. */
export const formatTime = (moment: DateInput, { timeZone = organisationZone }: Options = {}) =>
  formatDateInput(moment, { hour: 'numeric', minute: '2-digit', timeZone })

/** The day of the week of a moment, 'Tuesday', in the organisation's time zone. */
export const formatWeekday = (moment: DateInput, { timeZone = organisationZone }: Options = {}) =>
  formatDateInput(moment, { weekday: 'long', timeZone })

/** A moment to wait for, 'Tuesday, November 24, 5:00 PM', in the organisation's time zone. */
export const formatDayAndTime = (moment: DateInput, { timeZone = organisationZone }: Options = {}) => {
  const day = formatDateInput(moment, { weekday: 'long', month: 'long', day: 'numeric', timeZone })
  return day && `${day}, ${formatTime(moment, { timeZone })}`
}

/** A day as the admin tables show it, 'Mar 5, 2024'. */
export const formatShortDate = (day: DateInput, { timeZone = 'UTC' }: Options = {}) =>
  formatDateInput(day, { month: 'short', day: 'numeric', year: 'numeric', timeZone })

/** The same for a moment, in the organisation's time zone. */
export const formatShortLocalDate = (moment: DateInput, { timeZone = organisationZone }: Options = {}) =>
  formatShortDate(moment, { timeZone })

function formatDateInput(input: DateInput, format: Intl.DateTimeFormatOptions): string {
  if (!input) return ''
  const date = new Date(input)
  if (Number.isNaN(date.getTime())) return ''
  // Some browsers put a narrow space before AM and PM where the server puts a plain one.
  return getFormatter(format).format(date).replaceAll('\u202f', ' ')
}

// Making a formatter costs more than a hundred times using it.
const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(format: Intl.DateTimeFormatOptions, language = 'en-US'): Intl.DateTimeFormat {
  const key = language + JSON.stringify(format)
  const cached = formatters.get(key)
  if (cached) return cached
  const created = new Intl.DateTimeFormat(language, format)
  formatters.set(key, created)
  return created
}
