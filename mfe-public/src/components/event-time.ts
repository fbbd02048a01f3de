/** The time of an event, in words. */
import { formatTime } from '@access/kit'

/** The words that were written; without any, the time that its date has, as calendars have it. */
export const getEventTime = ({
  eventTime,
  startsAt,
}: {
  eventTime: string | null
  startsAt: string | null
}): string | null => eventTime ?? (startsAt ? formatTime(startsAt) : null)
