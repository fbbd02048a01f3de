/** The deadlines of a new request: until when it is reviewed, and until when an attorney is found; and how time is counted. */
import { addDays, getLocalDay, toInstant } from '@access/service-kit'
import type { OfficeSettings } from '../office/office-settings.ts'

/** When the office is open, on one day of the week at least, and by which clock. */
export type OfficeHours = Pick<OfficeSettings, 'hours' | 'holidays' | 'timeZone'>

/** What deadlines are counted by: when it is open, and within how many hours a request is answered. */
export type PromisedHours = OfficeHours & Pick<OfficeSettings, 'firstAnswerHours' | 'emergencyAnswerHours'>

export interface RequestDeadlines {
  reviewDueAt: Date
  matchDueAt: Date
}

const businessDaysToMatch = 7

/** What deadlines depend on: the urgency, and the court date as YYYY-MM-DD. */
interface Deadline {
  urgency: string
  courtDate?: string | null | undefined
}

/** The deadlines of a request that was received at that instant: none is after its court date, as it is known by now. */
export function computeDeadlines(
  receivedAt: Date,
  { urgency, courtDate }: Deadline,
  office: PromisedHours,
  now = receivedAt,
): RequestDeadlines {
  const answeredBy = computeReviewDueAt(receivedAt, office.firstAnswerHours, office)
  const reviewDueAt =
    urgency === 'Emergency' ? earlier(answeredBy, computeEmergencyDueAt(receivedAt, office)) : answeredBy
  const lastDay = addBusinessDays(getLocalDay(office.timeZone, reviewDueAt), businessDaysToMatch, office)
  const matchDueAt = getOpeningHours(lastDay, office)!.until
  if (!courtDate || courtDate < getLocalDay(office.timeZone, now)) return { reviewDueAt, matchDueAt }
  const closing = findLastClosing(now, courtDate, office)
  return {
    reviewDueAt: closing ? earlier(reviewDueAt, closing) : reviewDueAt,
    matchDueAt: earlier(matchDueAt, closing ?? toInstant(courtDate, '23:59', office.timeZone)),
  }
}

const earlier = (one: Date, other: Date) => (one < other ? one : other)

/** An emergency is read on the day that we are open, or else in the first hour that we are; never later than is promised. */
function computeEmergencyDueAt(receivedAt: Date, office: PromisedHours): Date {
  const promised = computeReviewDueAt(receivedAt, office.emergencyAnswerHours, office)
  const afterAnHour = addOpenHours(receivedAt, 1, office)
  const open = getOpeningHours(getLocalDay(office.timeZone, receivedAt), office)
  const isReadToday = open && open.from <= receivedAt && afterAnHour <= open.until
  return earlier(promised, isReadToday ? open.until : afterAnHour)
}

/** When the office closes for the last time before a day; null where it does not open until then. */
export function findLastClosing(from: Date, day: string, office: OfficeHours): Date | null {
  const today = getLocalDay(office.timeZone, from)
  for (let date = addDays(day, -1); date >= today; date = addDays(date, -1)) {
    const open = getOpeningHours(date, office)
    if (open && open.until > from) return open.until
  }
  return null
}

/** The last moment at which we are open within the promised hours, or else the close of the first day on which we are. */
function computeReviewDueAt(receivedAt: Date, hours: number, office: OfficeHours): Date {
  const windowEnd = new Date(receivedAt.getTime() + hours * 3_600_000)
  const today = getLocalDay(office.timeZone, receivedAt)
  let last: Date | undefined
  for (let later = 0; ; later += 1) {
    const open = getOpeningHours(addDays(today, later), office)
    if (open && open.from > windowEnd && last) return last
    if (!open || open.until <= receivedAt) continue
    if (open.from > windowEnd) return open.until
    last = open.until < windowEnd ? open.until : windowEnd
  }
}

/** From when to when the office is open on a day, if it is. */
export function getOpeningHours(day: string, { hours, holidays, timeZone }: OfficeHours) {
  const open = holidays.includes(day) ? null : hours[getWeekday(day)]
  return open && { from: toInstant(day, open[0], timeZone), until: toInstant(day, open[1], timeZone) }
}

/** When the office has been open for that many hours from then on. */
export function addOpenHours(from: Date, hours: number, office: OfficeHours): Date {
  let left = hours * 3_600_000
  for (let day = getLocalDay(office.timeZone, from); ; day = addDays(day, 1)) {
    const open = getOpeningHours(day, office)
    if (!open || open.until <= from) continue
    const start = Math.max(open.from.getTime(), from.getTime())
    const end = start + left
    if (end <= open.until.getTime()) return new Date(end)
    left -= open.until.getTime() - start
  }
}

/** The business day that is so many later. */
export function addBusinessDays(day: string, count: number, office: OfficeHours): string {
  let date = day
  for (let left = count; left > 0; ) {
    date = addDays(date, 1)
    if (isBusinessDay(date, office)) left -= 1
  }
  return date
}

/** Monday to Friday, as far as the office is open; the Saturday's few hours are for visitors, unless there is no other day. */
function isBusinessDay(day: string, office: OfficeHours): boolean {
  const opensInTheWeek = office.hours.slice(0, saturday).some(Boolean)
  return Boolean(getOpeningHours(day, office)) && (getWeekday(day) < saturday || !opensInTheWeek)
}

const saturday = 5

/** The day of the week of a day: Monday is 0. */
export const getWeekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The first opening after that moment. */
export function findNextOpening(after: Date, office: OfficeHours): Date {
  const today = getLocalDay(office.timeZone, after)
  for (let later = 0; ; later += 1) {
    const open = getOpeningHours(addDays(today, later), office)
    if (open && open.from > after) return open.from
  }
}
