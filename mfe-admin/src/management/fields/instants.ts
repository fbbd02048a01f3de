/** Instants as a day of the organisation's calendar. */
import { getOrganisationTimeZone } from '@access/kit'

/** Whether a text is an instant, and no bare day or what is left of one. */
export const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

/** The day an instant falls on: '2026-03-05'. */
export const getDay = (instant: string) => formatWallClock(new Date(instant)).slice(0, 10)

/** The instant on another day, at the hour it had; without one, at noon, which is that day all over the country. */
export function moveToDay(day: string, previousInstant: string | null): string {
  const hour = previousInstant ? formatWallClock(new Date(previousInstant)).slice(11) : '12:00:00'
  const wallTime = Date.parse(`${day}T${hour}Z`)
  // The offset depends on the instant we are looking for, so the first answer is corrected once.
  const estimate = wallTime - getOffset(wallTime)
  return new Date(wallTime - getOffset(estimate)).toISOString()
}

const getOffset = (time: number) =>
  Date.parse(`${formatWallClock(new Date(time))}Z`) - Math.floor(time / 1000) * 1000

// What the organisation's clock shows, as '2026-03-05T18:30:00'. The Swedes write dates as ISO does.
const formatWallClock = (date: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: getOrganisationTimeZone(),
  })
    .format(date)
    .replace(' ', 'T')
