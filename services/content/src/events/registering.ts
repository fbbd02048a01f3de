/** GET /events/:id: what the service that keeps the places has to know of an event. Signed calls only. */
import { beginningOfDay, type Context, dayIn, daysLater, type Inside } from '@access/service-kit'
import { timeZoneOf } from '../organisation/organisation.ts'
import { type Event, shownEvents } from './event.ts'

/** Adds the route to the service. */
export function eventsForRegistering({ app, orm, settings, signedOnly }: Inside): void {
  app.get('/events/:id', signedOnly, async (request, answer) => {
    const em = orm.em.fork() as Context['em']
    const event = await shownEvents.byId(em, String(request.params.id))
    if (!event) return void answer.status(404).json({ error: 'There is no such event' })
    answer.json(forRegistering(event, await timeZoneOf({ em, settings })))
  })
}

function forRegistering(event: Event, timeZone: string) {
  const { id, eventDate, eventTime, location, capacity, registrationRequired, status } = event
  const until = { registersUntil: beginningOf(eventDate, timeZone) }
  return { id, eventDate, eventTime, location, capacity, registrationRequired, status, ...until }
}

/** When an event has begun: one without an hour of its own (midnight, where the organisation is), once its day is over. */
function beginningOf(eventDate: Date | string, timeZone: string): Date {
  const date = new Date(eventDate)
  const day = dayIn(timeZone, date)
  const hasHour = date.getTime() !== beginningOfDay(day, timeZone).getTime()
  return hasHour ? date : beginningOfDay(daysLater(day, 1), timeZone)
}
