/** When the office opens next. */
import { addDays, getLocalDay } from '@access/service-kit'
import { getOpeningHours, type OfficeHours } from './request-deadlines.ts'

/** The first opening after that moment. */
export function findNextOpening(after: Date, office: OfficeHours): Date {
  const today = getLocalDay(office.timeZone, after)
  for (let later = 0; ; later += 1) {
    const open = getOpeningHours(addDays(today, later), office)
    if (open && open.from > after) return open.from
  }
}
