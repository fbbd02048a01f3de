/** What applicants are promised when they have sent: a person by one moment, an attorney by about another. */
import { dayIn, daysLater, instantAt } from '@access/service-kit'
import type { Office } from './office/office.ts'

/** When the office is open, on one day of the week at least, and by which clock. */
export type OfficeHours = Pick<Office, 'hours' | 'holidays' | 'timeZone'>

export interface Promises {
  reviewBy: Date
  matchBy: Date
}

const reviewWithin = 48 * 3_600_000
const businessDaysToMatch = 7

/** The promises made to somebody whose request arrived at that instant. */
export function promisesOf(receivedAt: Date, office: OfficeHours): Promises {
  const reviewBy = reviewOf(receivedAt, office)
  const lastDay = businessDaysLater(dayIn(office.timeZone, reviewBy), businessDaysToMatch, office)
  return { reviewBy, matchBy: openingOn(lastDay, office)!.until }
}

/** The last moment at which we are open within 48 hours, or else the close of the first day on which we are. */
function reviewOf(receivedAt: Date, office: OfficeHours): Date {
  const within = new Date(receivedAt.getTime() + reviewWithin)
  const today = dayIn(office.timeZone, receivedAt)
  let last: Date | undefined
  for (let later = 0; ; later += 1) {
    const open = openingOn(daysLater(today, later), office)
    if (open && open.from > within && last) return last
    if (!open || open.until <= receivedAt) continue
    if (open.from > within) return open.until
    last = open.until < within ? open.until : within
  }
}

/** From when to when the office is open on a day, if it is. */
function openingOn(day: string, { hours, holidays, timeZone }: OfficeHours) {
  const open = holidays.includes(day) ? null : hours[weekdayOf(day)]
  return open && { from: instantAt(day, open[0], timeZone), until: instantAt(day, open[1], timeZone) }
}

function businessDaysLater(day: string, count: number, office: OfficeHours): string {
  let date = day
  for (let left = count; left > 0; ) {
    date = daysLater(date, 1)
    if (isBusinessDay(date, office)) left -= 1
  }
  return date
}

/** Monday to Friday, as far as the office is open; the Saturday's few hours are for visitors, unless there is no other day. */
function isBusinessDay(day: string, office: OfficeHours): boolean {
  const opensInTheWeek = office.hours.slice(0, saturday).some(Boolean)
  return Boolean(openingOn(day, office)) && (weekdayOf(day) < saturday || !opensInTheWeek)
}

const saturday = 5

/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
