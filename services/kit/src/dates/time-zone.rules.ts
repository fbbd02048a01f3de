/** Days and clocks where the organisation is. */

/** The day on which an instant falls in a time zone, as YYYY-MM-DD. */
export function getLocalDay(timeZone: string, instant = new Date()): string {
  // Canada writes days as ISO does.
  return getFormatter('en-CA', { timeZone, dateStyle: 'short' }).format(instant)
}

/**
 * The instant at which a clock in the time zone shows `time` (HH:MM or HH:MM:SS, 24 hours) on a day. On the two nights on
 * which clocks are changed, as iCalendar (RFC 5545, 3.3.5) and Temporal have it: a time that exists twice is the first
 * one, and one that is skipped is as long after midnight as it would have been, an hour later on the clock.
 */
export function toInstant(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const [before, after] = [getOffset(asUtc - dayMs, timeZone), getOffset(asUtc + dayMs, timeZone)]
  const [first, second] = [asUtc - before, asUtc - after]
  const isSecond = getOffset(first, timeZone) !== before && getOffset(second, timeZone) === after
  return new Date(isSecond ? second : first)
}

const dayMs = 86_400_000

/** The first instant of a day in the time zone. */
export const startOfDay = (day: string, timeZone: string) => toInstant(day, '00:00', timeZone)

/** The day that is `days` later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Whether a date that people sent is a day alone, not an instant of it: both are ISO, and a day is exactly midnight UTC. */
const isDayAlone = (date: Date) => date.getTime() % dayMs === 0

/** The calendar day of a date that may be a day alone, such as that of an event or of a post, as YYYY-MM-DD. */
export function getCalendarDay(timeZone: string, date: Date | string): string {
  const instant = new Date(date)
  return isDayAlone(instant) ? instant.toISOString().slice(0, 10) : getLocalDay(timeZone, instant)
}

/** When such a date begins: a day alone begins at its midnight in the time zone. */
export function getBeginning(timeZone: string, date: Date | string): Date {
  const instant = new Date(date)
  return isDayAlone(instant) ? startOfDay(instant.toISOString().slice(0, 10), timeZone) : instant
}

/** Clocks are changed at full quarters of an hour: what holds at one of its seconds holds at all of them. */
const quarterHour = 900_000
const offsets = new Map<string, number>()
const maxOffsets = 1_000

/** By how many milliseconds the clock of the time zone is ahead of UTC at that instant. */
function getOffset(instant: number, timeZone: string): number {
  const key = `${Math.floor(instant / quarterHour)} ${timeZone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = computeOffset(instant, timeZone)
  if (offsets.size >= maxOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function computeOffset(instant: number, timeZone: string): number {
  const formatter = getFormatter('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${formatter.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}

// Cached: creating a formatter takes a hundred times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>()

function getFormatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${options.timeZone}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, options)
  formatters.set(key, formatter)
  return formatter
}
