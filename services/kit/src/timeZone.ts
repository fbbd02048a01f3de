/** Days and clocks where the organisation is. */

/** The day on which an instant falls in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, instant = new Date()): string {
  // Canada writes days as ISO does.
  return clock('en-CA', { timeZone, dateStyle: 'short' }).format(instant)
}

/** The instant at which a clock in the time zone shows `time` (HH:MM, 24 hours) on a day. */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`)
  const guess = new Date(asUtc.getTime() - offset(asUtc, timeZone))
  // Twice, for the clock may be changed between the two.
  return new Date(asUtc.getTime() - offset(guess, timeZone))
}

/** The first instant of a day. */
export const beginningOfDay = (day: string, timeZone: string) => instantAt(day, '00:00', timeZone)

/** The day that many days later, or earlier. */
export function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** By how many milliseconds the clock of the time zone is ahead of UTC at that instant. */
function offset(instant: Date, timeZone: string): number {
  const shown = clock('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (
    Date.parse(`${shown.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant.getTime() / 1000) * 1000
  )
}

// One for each language, which stands for what is written with it: making one takes a hundred times as long as using it.
const clocks = new Map<string, Intl.DateTimeFormat>()

function clock(language: string, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${how.timeZone}`
  const known = clocks.get(key) ?? new Intl.DateTimeFormat(language, how)
  clocks.set(key, known)
  return known
}
