/** Whether an event is upcoming: by its day in the organisation's time zone, not by the hour. */
import { formatLongLocalDate, getOrganisationTimeZone } from '@access/kit'
import type { ListedEventFragment } from './events.generated.ts'

/** The day of an instant where the organisation is, as YYYY-MM-DD. */
export function formatIsoDay(instant: string | Date): string {
  const parts = getCalendar().numbers.formatToParts(new Date(instant))
  const part = (name: string) => parts.find(({ type }) => type === name)!.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** 'Thursday, March 5, 2099'. */
export const formatWeekdayAndDate = (instant: string) =>
  `${getCalendar().weekdays.format(new Date(instant))}, ${formatLongLocalDate(instant)}`

type EventTiming = Pick<ListedEventFragment, 'eventDate' | 'status'>

export type EventState = 'upcoming' | 'past' | 'cancelled'

/** What an event is at a moment. An event is upcoming all through its day, and past when it says that it is completed. */
export function getEventState({ eventDate, status }: EventTiming, now: Date): EventState {
  if (status === 'cancelled') return 'cancelled'
  return status === 'completed' || formatIsoDay(eventDate) < formatIsoDay(now) ? 'past' : 'upcoming'
}

/** Both lists at a moment: upcoming, soonest first; past, latest first. Cancelled events are in neither. */
export function splitByState<T extends EventTiming>(events: readonly T[], now: Date) {
  const byDate = [...events].sort((one, other) => getTimestamp(one) - getTimestamp(other))
  return {
    upcoming: byDate.filter((event) => getEventState(event, now) === 'upcoming'),
    past: byDate.filter((event) => getEventState(event, now) === 'past').reverse(),
  }
}

const getTimestamp = ({ eventDate }: EventTiming) => Date.parse(eventDate)

// Created again only when the time zone changes, since creating one is slow.
let cachedCalendar: ReturnType<typeof createCalendar> | undefined

function getCalendar() {
  const timeZone = getOrganisationTimeZone()
  if (cachedCalendar?.timeZone !== timeZone) cachedCalendar = createCalendar(timeZone)
  return cachedCalendar
}

function createCalendar(timeZone: string) {
  const numbers = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return {
    timeZone,
    numbers: new Intl.DateTimeFormat('en-US', numbers),
    weekdays: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }),
  }
}
