/** What applicants are promised when they have sent: a person by one moment, an attorney by about another. */
import { dayIn, daysLater, instantAt } from '@access/service-kit'

interface Office {
  timeZone: string
  /** Days on which it stays closed besides, as YYYY-MM-DD. */
  holidays?: readonly string[]
}

export interface Promises {
  reviewBy: Date
  matchBy: Date
}

// Sunday first. The hours are those that stand on the contact page.
const weekday = ['09:00', '17:00'] as const
const hours = [null, weekday, weekday, weekday, weekday, weekday, ['10:00', '14:00'] as const]

const reviewWithin = 48 * 3_600_000
const businessDaysToMatch = 7
const endOfBusiness = '17:00'

/** The promises made to somebody whose request arrived at that instant. */
export function promisesOf(receivedAt: Date, office: Office): Promises {
  const reviewBy = reviewOf(receivedAt, office)
  const lastDay = businessDaysLater(dayIn(office.timeZone, reviewBy), businessDaysToMatch, office)
  return { reviewBy, matchBy: instantAt(lastDay, endOfBusiness, office.timeZone) }
}

/** The last moment at which we are open within 48 hours, or else the close of the first day on which we are. */
function reviewOf(receivedAt: Date, office: Office): Date {
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
function openingOn(day: string, { timeZone, holidays = [] }: Office) {
  const open = holidays.includes(day) ? null : hours[weekdayOf(day)]
  return open && { from: instantAt(day, open[0], timeZone), until: instantAt(day, open[1], timeZone) }
}

/** Business days are Monday to Friday; the Saturday's few hours are for visitors. */
function businessDaysLater(day: string, count: number, { holidays = [] }: Office): string {
  let date = day
  for (let left = count; left > 0; ) {
    date = daysLater(date, 1)
    if (![0, 6].includes(weekdayOf(date)) && !holidays.includes(date)) left -= 1
  }
  return date
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
