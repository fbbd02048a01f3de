/** The date of an event or of a post: a day of the organisation's calendar, or an instant that falls on one. */
import { getCalendarDay, getOrganisationTimeZone } from '@access/kit'
import { toInstant } from '@access/service-kit/dates/time-zone.rules'

/** Whether a text is an instant or a day as it is sent, and no bare day or what is left of one. */
export const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

/** The day it is, or falls on: '2026-03-05'. */
export const getDay = (date: string) => getCalendarDay(date)

/** Exactly midnight UTC: a day without a time. */
const formatDay = (day: string) => `${day}T00:00:00.000Z`

/** The date on another day: an instant keeps the hour it had, and a day stays one. */
export function moveToDay(day: string, previousDate: string | null): string {
  if (!previousDate || previousDate === formatDay(previousDate.slice(0, 10))) return formatDay(day)
  const timeZone = getOrganisationTimeZone()
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }).format(
    new Date(previousDate),
  )
  const moved = toInstant(day, clock, timeZone).toISOString()
  // An evening that happens to be midnight UTC would be the day after.
  return moved === formatDay(moved.slice(0, 10)) ? moved.replace('.000Z', '.001Z') : moved
}
