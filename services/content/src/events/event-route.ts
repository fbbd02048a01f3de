/** GET /events/:id: an event, for the registrations of the requests service. Signed requests only. */
import { addDays, type Context, getLocalDay, type RouteContext, startOfDay } from '@access/service-kit'
import { getTimeZone } from '../organisation/organisation.entity.ts'
import { type Event, publicEvents } from './event.entity.ts'

/** Adds the route to the service. */
export function addEventRoute({ app, orm, settings, requireSignature }: RouteContext): void {
  app.get('/events/:id', requireSignature, async (request, response) => {
    const em = orm.em.fork() as Context['em']
    const event = await publicEvents.findById(em, String(request.params.id))
    if (!event) return void response.status(404).json({ error: 'There is no such event' })
    response.json(toEventResponse(event, await getTimeZone({ em, settings })))
  })
}

function toEventResponse(event: Event, timeZone: string) {
  const { id, eventDate, eventTime, location, capacity, registrationRequired, status } = event
  const until = { registrationClosesAt: computeRegistrationDeadline(eventDate, timeZone) }
  return { id, eventDate, eventTime, location, capacity, registrationRequired, status, ...until }
}

/** When registration closes: when the event begins, or for an event without a time (midnight), when its day is over. */
function computeRegistrationDeadline(eventDate: Date | string, timeZone: string): Date {
  const date = new Date(eventDate)
  const day = getLocalDay(timeZone, date)
  const hasHour = date.getTime() !== startOfDay(day, timeZone).getTime()
  return hasHour ? date : startOfDay(addDays(day, 1), timeZone)
}
