/** An event in a list, ruled like a calendar: its day in a doorway, then what, when and where. */
import { ArchDate, Badge, getCalendarDay, LinkButton } from '@access/kit'
import { Clock, MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { getEventTime } from '../components/event-time.ts'
import { joinTexts } from '../components/join-texts.ts'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import type { EventSummaryFragment, ListedEventFragment } from './data/events.generated.ts'
import styles from './EventCard.module.css'

/** In the list of all events. What is over cannot be registered for any more, so it only leads to its details. */
export function EventCard({ event, isPast = false }: { event: ListedEventFragment; isPast?: boolean }) {
  const { id, title, description, eventDate, eventType } = event
  const register = event.registrationRequired && !isPast
  return (
    <article className={`${styles.event} ${styles.card} ${isPast ? styles.past : ''}`.trim()}>
      <ArchDate day={getCalendarDay(eventDate)} past={isPast} />
      <div>
        <p className="meta">{isPast ? <Badge tone="plain">Past Event</Badge> : <Badge>{eventType}</Badge>}</p>
        <h3>{title}</h3>
        <p className={`meta ${styles.facts}`}>
          {!isPast && <EventTime event={event} />}
          <EventLocation event={event} />
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

/** Among what happens next. */
export function EventRow({ event }: { event: EventSummaryFragment }) {
  const { id, title, description, eventDate } = event
  return (
    <article className={`${styles.event} ${styles.row}`}>
      <ArchDate day={getCalendarDay(eventDate)} />
      <div>
        <h3>
          <Link className="card-link" to={`/events/${id}`}>
            {title}
          </Link>
        </h3>
        {description && <p className={styles.what}>{truncateToSentences(description)}</p>}
      </div>
      <p className={`${styles.facts} ${styles.where}`}>
        <EventTime event={event} />
        <EventLocation event={event} />
      </p>
    </article>
  )
}

function EventTime({ event }: { event: EventSummaryFragment }) {
  const text = joinTexts([getEventTime(event), event.duration])
  return (
    text && (
      <span>
        <Clock className="icon" aria-hidden="true" /> {text}
      </span>
    )
  )
}

function EventLocation({ event: { location } }: { event: EventSummaryFragment }) {
  return (
    location && (
      <span>
        <MapPin className="icon" aria-hidden="true" /> {location}
      </span>
    )
  )
}
