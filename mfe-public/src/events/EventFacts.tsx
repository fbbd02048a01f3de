/** Beside an event: when, where, for how many; and what one can still do about it. */
import { type Fact, Facts, LinkButton, SideCard } from '@access/kit'
import { CalendarPlus } from 'lucide-react'
import { dayInWords, type EventState } from './days.ts'
import type { EventDetails } from './documents.ts'
import styles from './EventScreen.module.css'
import type { Places } from './places/documents.ts'
import { RegistrationCard } from './places/RegistrationCard.tsx'

/** `places` are null while nobody knows. */
export function EventFacts({
  event,
  state,
  places,
}: {
  event: EventDetails
  state: EventState
  places: Places | null
}) {
  const { eventDate, eventTime, duration, location, capacity, registrationRequired } = event
  const day = <time dateTime={eventDate}>{dayInWords(eventDate)}</time>
  const facts: Fact[] = [
    ['Date', day],
    ['Time', eventTime],
    ['Duration', duration],
    ['Location', location],
    ['Capacity', capacity === null ? null : capacity === 1 ? '1 place' : `${capacity} places`],
  ]
  return (
    <aside className={styles.facts} aria-label="When and where">
      <div className="side-card">
        <Facts of={facts} />
        {state === 'upcoming' && (
          <p className={`no-print ${styles.calendar}`}>
            <a className="btn btn-outline" href={`/events/${event.id}.ics`} download>
              <CalendarPlus className="icon" aria-hidden="true" /> Add to your calendar
            </a>
          </p>
        )}
      </div>
      {state === 'upcoming' &&
        (registrationRequired ? <RegistrationCard places={places} /> : <NoRegistration />)}
      {state === 'past' && <PastEvent />}
    </aside>
  )
}

function NoRegistration() {
  return (
    <SideCard title="Just come" lit>
      <p>You do not need to register, and it is free.</p>
    </SideCard>
  )
}

function PastEvent() {
  return (
    <SideCard title="Past Event">
      <p>This event is over. Others are on their way.</p>
      <p className="row">
        <LinkButton look="outline" to="/events">
          View upcoming events
        </LinkButton>
      </p>
    </SideCard>
  )
}
