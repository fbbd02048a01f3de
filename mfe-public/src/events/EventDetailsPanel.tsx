/** Beside an event: date, location, capacity, and actions. */
import { type DescriptionItem, DescriptionList, LinkButton, SideCard } from '@access/kit'
import { CalendarPlus } from 'lucide-react'
import { getEventTime } from '../components/event-time.ts'
import { type EventState, formatWeekdayAndDate, getMachineDate } from './data/event-dates.ts'
import type { EventDetailsFragment } from './data/events.generated.ts'
import styles from './EventScreen.module.css'
import { RegistrationCard } from './registration/RegistrationCard.tsx'
import type { EventSeatsFragment } from './registration/registration.generated.ts'

/** `seats` are null while unknown. */
export function EventDetailsPanel({
  event,
  state,
  seats,
}: {
  event: EventDetailsFragment
  state: EventState
  seats: EventSeatsFragment | null
}) {
  const { eventDate, duration, location, capacity, registrationRequired } = event
  const day = <time dateTime={getMachineDate(event)}>{formatWeekdayAndDate(eventDate)}</time>
  const items: DescriptionItem[] = [
    ['Date', day],
    ['Time', getEventTime(event)],
    ['Duration', duration],
    ['Location', location],
    ['Capacity', capacity === null ? null : capacity === 1 ? '1 seat' : `${capacity} seats`],
  ]
  return (
    <aside className={styles.facts} aria-label="When and where">
      <div className="side-card">
        <DescriptionList items={items} />
        {state === 'upcoming' && (
          <p className={`no-print ${styles.calendar}`}>
            <a className="btn btn-outline" href={`/events/${event.id}.ics`} download>
              <CalendarPlus className="icon" aria-hidden="true" /> Add to your calendar
            </a>
          </p>
        )}
      </div>
      {state === 'upcoming' &&
        (registrationRequired ? <RegistrationCard seats={seats} /> : <NoRegistration />)}
      {state === 'past' && <PastEvent />}
    </aside>
  )
}

function NoRegistration() {
  return (
    <SideCard title="Just come" isHighlighted>
      <p>You do not need to register, and it is free.</p>
    </SideCard>
  )
}

function PastEvent() {
  return (
    <SideCard title="Past Event">
      <p>This event is over. Others are on their way.</p>
      <p className="row">
        <LinkButton variant="outline" to="/events">
          View upcoming events
        </LinkButton>
      </p>
    </SideCard>
  )
}
