/** Calendars of one event, and of all that are to come. */

import type { QueryGateway } from '../gateway/gateway-query.ts'
import { FeedEventDocument, type FeedEventFragment, FeedEventsDocument } from './feeds.generated.ts'
import { type CalendarEvent, renderIcs } from './ics.ts'

type CalendarContext = { origin: string; name: string; timeZone: string; now: Date; query: QueryGateway }

/** One event, or null when there is none. */
export async function renderEventCalendar(
  id: string,
  { query, ...context }: CalendarContext,
): Promise<string | null> {
  const { event } = await query(FeedEventDocument, { id })
  return (
    event &&
    renderIcs({ name: context.name, createdAt: context.now, events: [buildCalendarEvent(event, context)] })
  )
}

/** What is to come. A cancelled event stays, so that calendars that follow this one learn of it. */
export async function renderUpcomingCalendar({ query, ...context }: CalendarContext): Promise<string> {
  const today = formatDay(context.now, context.timeZone)
  const { events } = await query(FeedEventsDocument)
  const upcoming = events.filter(
    ({ eventDate, lastDay, status }) =>
      status !== 'completed' &&
      (lastDay?.slice(0, 10) ?? getCalendarDay(eventDate, context.timeZone)) >= today,
  )
  return renderIcs({
    name: `${context.name}: Events`,
    createdAt: context.now,
    events: upcoming.map((event) => buildCalendarEvent(event, context)),
  })
}

function buildCalendarEvent(
  event: FeedEventFragment,
  { origin, timeZone }: Omit<CalendarContext, 'query'>,
): CalendarEvent {
  const { id, title, description, location, eventType, status, version, updatedAt } = event
  return {
    id,
    title,
    description,
    location,
    category: eventType,
    ...getCalendarTimes(event, timeZone),
    isCancelled: status === 'cancelled',
    url: `${origin}/events/${id}`,
    sequence: version - 1,
    updatedAt: new Date(updatedAt),
  }
}

/** From its start to its end, where its words say them, and else all of its days. */
function getCalendarTimes(
  { eventDate, startsAt, endsAt, lastDay }: FeedEventFragment,
  timeZone: string,
): Pick<CalendarEvent, 'start' | 'durationMinutes'> {
  if (!startsAt)
    return {
      start: { day: getCalendarDay(eventDate, timeZone), lastDay: lastDay?.slice(0, 10) ?? null },
      durationMinutes: null,
    }
  const durationMs = endsAt && Date.parse(endsAt) - Date.parse(startsAt)
  return { start: new Date(startsAt), durationMinutes: durationMs ? Math.round(durationMs / 60_000) : null }
}

/** The day of a date: exactly midnight UTC is that calendar day. */
function getCalendarDay(eventDate: string, timeZone: string): string {
  const date = new Date(eventDate)
  return formatDay(date, date.getTime() % 86_400_000 === 0 ? 'UTC' : timeZone)
}

const formatDay = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date)
