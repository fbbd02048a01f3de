/** Until when an attorney has to answer an offer, by the urgency of the request and its next court date. */
import { getLocalDay } from '@access/service-kit'
import {
  addBusinessDays,
  addOpenHours,
  findLastClosing,
  getOpeningHours,
  type OfficeHours,
} from '../../platform/deadlines/request-deadlines.ts'
import { type AnswerWindow, answerWindows, shortestAnswerHours } from './offer.rules.ts'

interface OfferedRequest {
  /** One that the office entered may have none: then it has time. */
  urgency: string
  /** As YYYY-MM-DD. */
  courtDate: string | null | undefined
}

/** The deadline of an offer that begins at that instant; it is always later. */
export function computeAnswerDeadline(
  offeredAt: Date,
  { urgency, courtDate }: OfferedRequest,
  office: OfficeHours,
): Date {
  const deadline = addWindow(offeredAt, getAnswerWindow(urgency), office)
  const today = getLocalDay(office.timeZone, offeredAt)
  const isCourtDateSoon =
    courtDate && courtDate >= today && courtDate <= getLocalDay(office.timeZone, deadline)
  if (!isCourtDateSoon) return deadline
  const latest = computeLatestBeforeCourt(courtDate, offeredAt, office)
  return latest < deadline ? latest : deadline
}

const getAnswerWindow = (urgency: string): AnswerWindow =>
  Object.entries<AnswerWindow>(answerWindows).find(([name]) => name === urgency)?.[1] ?? answerWindows.Low

function addWindow(offeredAt: Date, window: AnswerWindow, office: OfficeHours): Date {
  if ('openHours' in window) return addOpenHours(offeredAt, window.openHours, office)
  const day = addBusinessDays(getLocalDay(office.timeZone, offeredAt), window.businessDays, office)
  return getOpeningHours(day, office)!.until
}

/** When the office closes for the last time before the day of the hearing; never less than the shortest window from now. */
function computeLatestBeforeCourt(courtDate: string, offeredAt: Date, office: OfficeHours): Date {
  const earliest = new Date(offeredAt.getTime() + shortestAnswerHours * 3_600_000)
  const closing = findLastClosing(offeredAt, courtDate, office)
  return closing && closing > earliest ? closing : earliest
}
