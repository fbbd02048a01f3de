/** What a request's own dates let us promise: an attorney never later than the hearing that its applicant named. */
import { formatDayAndTime, formatLongDate, getCalendarDay, getLocalDay } from '@access/kit'

/** Instants, and the day that the applicant named. */
export interface PromisedDates {
  receivedAt: string
  reviewDueAt: string
  matchDueAt: string
  courtDate: string | null
}

/** In days: an attorney takes no longer than that, so that a later date changes nothing. */
const longestMatch = 14

/** An attorney cannot be promised where we do not open before the date. */
export const isAttorneyPromised = ({ matchDueAt, courtDate }: PromisedDates) =>
  courtDate === null || getLocalDay(new Date(matchDueAt)) !== getCalendarDay(courtDate)

/** By when there is an attorney if we can take the case, as the end of a sentence. */
export function formatMatchPromise(dates: PromisedDates, isEmergency: boolean): string {
  const { receivedAt, matchDueAt, courtDate } = dates
  const about = `by about ${formatDayAndTime(matchDueAt)}.`
  if (!courtDate || Date.parse(courtDate) - Date.parse(receivedAt) > longestMatch * 86_400_000)
    return isEmergency ? `as soon as one accepts, ${about}` : `in 5-7 business days, ${about}`
  return `before your date on ${formatLongDate(courtDate)}, ${about}`
}

/** For who has a date that we cannot be in time for. */
export const formatUnpromisedDate = (courtDate: string) =>
  `Your date, ${formatLongDate(courtDate)}, comes before we can promise an attorney. Go, tell the judge that you have asked for a lawyer, and ask for more time.`
