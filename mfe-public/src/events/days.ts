/** Whether an event is still to come: judged by its day where the organisation is, not by the hour. */
import { longMoment, organisationTimeZone } from '@access/kit'
import type { ListedEvent } from './documents.ts'

/** The day of an instant where the organisation is, as YYYY-MM-DD. */
export function dayOf(instant: string | Date): string {
  const parts = calendar().numbers.formatToParts(new Date(instant))
  const part = (name: string) => parts.find(({ type }) => type === name)!.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** 'Thursday, March 5, 2099'. */
export const dayInWords = (instant: string) =>
  `${calendar().weekdays.format(new Date(instant))}, ${longMoment(instant)}`

type Dated = Pick<ListedEvent, 'eventDate' | 'status'>

export type EventState = 'upcoming' | 'past' | 'cancelled'

/** What an event is at a moment. An event is upcoming all through its day, and past when it says that it is completed. */
export function stateOf({ eventDate, status }: Dated, now: Date): EventState {
  if (status === 'cancelled') return 'cancelled'
  return status === 'completed' || dayOf(eventDate) < dayOf(now) ? 'past' : 'upcoming'
}

/** Both lists at a moment: what is to come, soonest first; what is over, latest first. Cancelled events are in neither. */
export function upcomingAndPast<T extends Dated>(events: readonly T[], now: Date) {
  const soonestFirst = [...events].sort((one, other) => at(one) - at(other))
  return {
    upcoming: soonestFirst.filter((event) => stateOf(event, now) === 'upcoming'),
    past: soonestFirst.filter((event) => stateOf(event, now) === 'past').reverse(),
  }
}

const at = ({ eventDate }: Dated) => Date.parse(eventDate)

// Made anew only when the organisation goes by another clock: making one is slow.
let made: ReturnType<typeof calendarIn> | undefined

function calendar() {
  const timeZone = organisationTimeZone()
  if (made?.timeZone !== timeZone) made = calendarIn(timeZone)
  return made
}

function calendarIn(timeZone: string) {
  const numbers = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return {
    timeZone,
    numbers: new Intl.DateTimeFormat('en-US', numbers),
    weekdays: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }),
  }
}
