/** Events for people's own calendars: each by itself, and all that are to come. */
import type { Ask } from './ask.ts'
import { eventDocument, eventsDocument, type FoundEvent } from './documents.ts'
import { beginningOf, minutesOf } from './eventTimes.ts'
import { type CalendarEvent, icsOf } from './ics.ts'

type Site = { origin: string; name: string; timeZone: string; now: Date; ask: Ask }

/** One event, or null when there is none. */
export async function eventCalendar(id: string, { ask, ...site }: Site): Promise<string | null> {
  const { event } = await ask(eventDocument, { id })
  return event && icsOf({ name: site.name, made: site.now, events: [inCalendar(event, site)] })
}

/** What is to come. A cancelled event stays, so that calendars that follow this one learn of it. */
export async function comingCalendar({ ask, ...site }: Site): Promise<string> {
  const today = dayIn(site.now, site.timeZone)
  const { events } = await ask(eventsDocument)
  const coming = events.filter(
    ({ eventDate, status }) => status !== 'completed' && dayIn(new Date(eventDate), site.timeZone) >= today,
  )
  return icsOf({
    name: `${site.name}: Events`,
    made: site.now,
    events: coming.map((event) => inCalendar(event, site)),
  })
}

function inCalendar(event: FoundEvent, { origin, timeZone }: Omit<Site, 'ask'>): CalendarEvent {
  const { id, title, description, location, eventType, duration, status, version, updatedAt } = event
  return {
    id,
    title,
    description,
    location,
    kind: eventType,
    begins: beginningOf(event, timeZone),
    minutes: minutesOf(duration),
    cancelled: status === 'cancelled',
    url: `${origin}/events/${id}`,
    sequence: version - 1,
    changed: new Date(updatedAt),
  }
}

const dayIn = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date)
