/** The public events in their order, upcoming and past. What their words say decides, so they are sorted here. */
import { addDays, type Context, getLocalDay, startOfDay } from '@access/service-kit'
import type { FilterQuery } from '@mikro-orm/postgresql'
import { getTimeZone } from '../organisation/organisation.entity.ts'
import { type Event, publicEvents } from './event.entity.ts'
import { type EventTimes, readEventTimes } from './event-times.rules.ts'
import { maxEventDays } from './parse-duration.rules.ts'

/** Those that match, with these columns. */
interface EventSelection {
  where?: FilterQuery<Event>
  columns?: string[]
}

type EventsContext = Pick<Context, 'em' | 'settings'>
type TimedEvent = { event: Event; times: EventTimes; isPast: boolean }

/** Upcoming events, soonest first, then past ones, latest first. */
export async function listEvents(context: EventsContext, selection: EventSelection = {}): Promise<Event[]> {
  const events = await readEvents(context, selection, await getTimeZone(context))
  const upcoming = events.filter(({ isPast }) => !isPast)
  const past = events.filter(({ isPast }) => isPast).toReversed()
  return [...upcoming, ...past].map(({ event }) => event)
}

/** Those to come that are neither completed nor cancelled, soonest first. */
export async function listUpcomingEvents(
  context: EventsContext,
  { where = {}, columns }: EventSelection = {},
): Promise<Event[]> {
  const timeZone = await getTimeZone(context)
  // One day more, since a day alone is stored as midnight UTC.
  const earliest = startOfDay(addDays(getLocalDay(timeZone), -maxEventDays - 1), timeZone)
  const mayBeUpcoming = { $and: [where, { status: 'upcoming', eventDate: { $gte: earliest } }] }
  const events = await readEvents(context, { where: mayBeUpcoming, ...(columns && { columns }) }, timeZone)
  return events.filter(({ isPast }) => !isPast).map(({ event }) => event)
}

/** Soonest first. An event is past when its last day is over in the organisation's time zone. */
async function readEvents(
  { em }: EventsContext,
  { where = {}, columns }: EventSelection,
  timeZone: string,
): Promise<TimedEvent[]> {
  const events = await publicEvents.list(em, {
    where,
    ...(columns && { columns: [...new Set([...columns, ...timeColumns])] }),
  })
  return sortByBeginning(events, timeZone)
}

export const timeColumns = ['eventDate', 'eventTime', 'duration']

function sortByBeginning(events: Event[], timeZone: string): TimedEvent[] {
  const today = getLocalDay(timeZone)
  return events
    .map((event) => {
      const times = readEventTimes(event, timeZone)
      return { event, times, isPast: times.lastDay < today }
    })
    .toSorted((one, other) => compareTimes(one.times, other.times))
}

/** By the day; on one day what takes all of it comes first. */
const compareTimes = (one: EventTimes, other: EventTimes) =>
  one.day.localeCompare(other.day) || (one.startsAt?.getTime() ?? 0) - (other.startsAt?.getTime() ?? 0)

/** Events as they begin, soonest first. */
export const sortByTimes = async (events: Event[], context: EventsContext): Promise<Event[]> =>
  sortByBeginning(events, await getTimeZone(context)).map(({ event }) => event)
