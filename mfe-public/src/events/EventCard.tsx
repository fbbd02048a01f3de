/** An event in the list of all events: its date, title, location, and the link to register. */
import { ArchDate, Badge, getCalendarDay, LinkButton } from '@access/kit'
import { Clock, MapPin } from 'lucide-react'
import { getEventTime } from '../components/event-time.ts'
import { joinTexts } from '../components/join-texts.ts'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import type { ListedEventFragment } from './data/events.generated.ts'
import styles from './EventCard.module.css'

/** What is over cannot be registered for any more, so it only leads to its details. */
export function EventCard({ event, isPast = false }: { event: ListedEventFragment; isPast?: boolean }) {
  const { id, title, description, eventDate, duration, location, eventType } = event
  const register = event.registrationRequired && !isPast
  const dateText = joinTexts([getEventTime(event), duration])
  return (
    <article className={isPast ? `${styles.event} ${styles.past}` : styles.event}>
      <ArchDate day={getCalendarDay(eventDate)} past={isPast} />
      <div>
        <p className="meta">{isPast ? <Badge tone="plain">Past Event</Badge> : <Badge>{eventType}</Badge>}</p>
        <h3>{title}</h3>
        <p className={`meta ${styles.facts}`}>
          {dateText && !isPast && (
            <span>
              <Clock className="icon" aria-hidden="true" /> {dateText}
            </span>
          )}
          {location && (
            <span>
              <MapPin className="icon" aria-hidden="true" /> {location}
            </span>
          )}
        </p>
        {description && !isPast && (
          <p className={`clamp-narrow ${styles.what}`}>{truncateToSentences(description)}</p>
        )}
      </div>
      <LinkButton
        className={styles.way}
        variant={isPast ? 'quiet' : register ? 'primary' : 'outline'}
        to={`/events/${id}`}
      >
        {register ? 'Register Now' : 'View Details'}
        <span className="sr">: {title}</span>
      </LinkButton>
    </article>
  )
}
