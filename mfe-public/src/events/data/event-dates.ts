/** When an event takes place, in words, and whether it is upcoming: by its days where the organisation is, not by the hour. */
import { formatLongDate, formatWeekday, getCalendarDay, getLocalDay } from '@access/kit'
import type { ListedEventFragment } from './events.generated.ts'

/** 'Thursday, March 5, 2099', of a date that is a day or a moment. */
export function formatWeekdayAndDate(date: string): string {
  const day = getCalendarDay(date)
  return `${formatWeekday(day, { timeZone: 'UTC' })}, ${formatLongDate(day)}`
}

type EventTiming = Pick<ListedEventFragment, 'eventDate' | 'startsAt' | 'lastDay' | 'status'>

/** When it begins, as machines read it: an instant, or a day where no time is known. */
export const getMachineDate = ({
  startsAt,
  eventDate,
}: Pick<ListedEventFragment, 'eventDate' | 'startsAt'>) => startsAt ?? getCalendarDay(eventDate)

export type EventState = 'upcoming' | 'past' | 'cancelled'

/** What an event is at a moment. It is upcoming all through its last day, and past when it says that it is completed. */
export function getEventState({ eventDate, lastDay, status }: EventTiming, now: Date): EventState {
  if (status === 'cancelled') return 'cancelled'
  const isOver = (lastDay?.slice(0, 10) ?? getCalendarDay(eventDate)) < getLocalDay(now)
  return status === 'completed' || isOver ? 'past' : 'upcoming'
}

/** Both lists at a moment: upcoming, soonest first; past, latest first. Cancelled events are in neither. */
export function splitByState<T extends EventTiming>(events: readonly T[], now: Date) {
  const byDate = [...events].sort((one, other) => (getSortKey(one) < getSortKey(other) ? -1 : 1))
  return {
    upcoming: byDate.filter((event) => getEventState(event, now) === 'upcoming'),
    past: byDate.filter((event) => getEventState(event, now) === 'past').reverse(),
  }
}

/** By the day; on one day what takes all of it comes first. */
const getSortKey = ({ eventDate, startsAt }: EventTiming) => `${getCalendarDay(eventDate)} ${startsAt ?? ''}`
