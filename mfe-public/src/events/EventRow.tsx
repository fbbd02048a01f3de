/** An event in a list: its day in a doorway, then what, when and where. */
import { ArchDate, Link } from '@access/kit'
import { Clock, MapPin } from 'lucide-react'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import type { EventSummaryFragment } from './data/events.generated.ts'
import styles from './EventRow.module.css'

export function EventRow({ event }: { event: EventSummaryFragment }) {
  const { id, title, description, eventDate, eventTime, duration, location } = event
  const dateText = [eventTime, duration].filter(Boolean).join(', ')
  return (
    <article className={styles.event}>
      <ArchDate moment={eventDate} />
      <div>
        <h3>
          <Link className="card-link" to={`/events/${id}`}>
            {title}
          </Link>
        </h3>
        {description && <p className={styles.what}>{truncateToSentences(description)}</p>}
      </div>
      <p className={styles.where}>
        {dateText && (
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
    </article>
  )
}
