/** GET /events/:id: an event, for the registrations of the requests service. Signed requests only. */
import { addDays, type RouteContext, startOfDay } from '@access/service-kit'
import { getTimeZone } from '../organisation/organisation.entity.ts'
import { type Event, publicEvents } from './event.entity.ts'
import { readEventTimes } from './event-times.rules.ts'

/** Adds the route to the service. */
export function addEventRoute({ app, orm, settings, requireSignature }: RouteContext): void {
  app.get('/events/:id', requireSignature, async (request, response) => {
    const em = orm.em.fork()
    const event = await publicEvents.findById(em, String(request.params.id))
    if (!event) return void response.status(404).json({ error: 'There is no such event' })
    response.json(toEventResponse(event, await getTimeZone({ em, settings })))
  })
}

function toEventResponse(event: Event, timeZone: string) {
  const { id, title, eventDate, location, capacity, registrationRequired, status } = event
  const { day, startsAt } = readEventTimes(event, timeZone)
  const eventTime = event.eventTime ?? (startsAt && formatTime(startsAt, timeZone))
  // When the event begins, or when the day is over on which it begins at a time that we do not know.
  const registrationClosesAt = startsAt ?? startOfDay(addDays(day, 1), timeZone)
  const details = { id, title, eventDate, eventTime, location, capacity, registrationRequired, status }
  return { ...details, registrationClosesAt }
}

/** '5:30 PM', with a plain space. */
const formatTime = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(moment).replace('\u202f', ' ')
