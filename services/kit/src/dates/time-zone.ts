/** Days and clocks where the organisation is. */

/** The day on which an instant falls in a time zone, as YYYY-MM-DD. */
export function getLocalDay(timeZone: string, instant = new Date()): string {
  // Canada writes days as ISO does.
  return getFormatter('en-CA', { timeZone, dateStyle: 'short' }).format(instant)
}

/** The instant at which a clock in the time zone shows `time` (HH:MM, 24 hours) on a day. */
export function toInstant(day: string, time: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`)
  const estimate = new Date(asUtc.getTime() - getOffset(asUtc, timeZone))
  // Twice, for the clock may be changed between the two.
  return new Date(asUtc.getTime() - getOffset(estimate, timeZone))
}

/** The first instant of a day in the time zone. */
export const startOfDay = (day: string, timeZone: string) => toInstant(day, '00:00', timeZone)

/** The day that is `days` later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Clocks are changed at full quarters of an hour: what holds at one of its seconds holds at all of them. */
const quarterHour = 900_000
const offsets = new Map<string, number>()
const maxOffsets = 1_000

/** By how many milliseconds the clock of the time zone is ahead of UTC at that instant. */
function getOffset(instant: Date, timeZone: string): number {
  const key = `${Math.floor(instant.getTime() / quarterHour)} ${timeZone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = computeOffset(instant, timeZone)
  if (offsets.size >= maxOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function computeOffset(instant: Date, timeZone: string): number {
  const formatter = getFormatter('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (
    Date.parse(`${formatter.format(instant).replace(' ', 'T')}Z`) -
    Math.floor(instant.getTime() / 1000) * 1000
  )
}

// Cached: creating a formatter takes a hundred times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${options.timeZone}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, options)
  formatters.set(key, formatter)
  return formatter
}
