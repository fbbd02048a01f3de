/** An event on the page of all events: its day in a doorway, what and where, and the way in. */
import { ArchDate, Badge, LinkButton } from '@access/kit'
import { Clock, MapPin } from 'lucide-react'
import { opening } from '../opening.ts'
import type { ListedEvent } from './documents.ts'
import styles from './EventCard.module.css'

/** What is over cannot be registered for any more, so it only leads to its details. */
export function EventCard({ event, past = false }: { event: ListedEvent; past?: boolean }) {
  const { id, title, description, eventDate, eventTime, duration, location, eventType } = event
  const register = event.registrationRequired && !past
  const when = [eventTime, duration].filter(Boolean).join(', ')
  return (
    <article className={past ? `${styles.event} ${styles.past}` : styles.event}>
      <ArchDate moment={eventDate} past={past} />
      <div>
        <p className="meta">{past ? <Badge tone="plain">Past Event</Badge> : <Badge>{eventType}</Badge>}</p>
        <h3>{title}</h3>
        <p className={`meta ${styles.facts}`}>
          {when && !past && (
            <span>
              <Clock className="icon" aria-hidden="true" /> {when}
            </span>
          )}
          {location && (
            <span>
              <MapPin className="icon" aria-hidden="true" /> {location}
            </span>
          )}
        </p>
        {description && !past && <p className={styles.what}>{opening(description)}</p>}
      </div>
      <LinkButton
        className={styles.way}
        look={past ? 'quiet' : register ? 'primary' : 'outline'}
        to={`/events/${id}`}
      >
        {register ? 'Register Now' : 'View Details'}
        <span className="sr">: {title}</span>
      </LinkButton>
    </article>
  )
}
