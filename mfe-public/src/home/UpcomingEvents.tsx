/** What happens next. */
import type { HomeContent } from '@access/content/static-pages/home.rules'
import { ArrowLink, SectionHeading } from '@access/kit'
import type { EventSummaryFragment } from '../events/data/events.generated.ts'
import { EventRow } from '../events/EventRow.tsx'
import styles from './UpcomingEvents.module.css'

export function UpcomingEvents({
  text: { heading, lead },
  events,
}: {
  text: HomeContent['events']
  events: readonly EventSummaryFragment[]
}) {
  if (events.length === 0) return null
  return (
    <section className="section page" aria-labelledby="events">
      <SectionHeading
        id="events"
        title={heading}
        lead={lead}
        action={<ArrowLink to="/events">View All Events</ArrowLink>}
      />
      <div className={styles.events}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </div>
    </section>
  )
}
