/** An event in a list: its day in a doorway, then what, when and where. */
import { ArchDate, getCalendarDay } from '@access/kit'
import { Clock, MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { getEventTime } from '../components/event-time.ts'
import { joinTexts } from '../components/join-texts.ts'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import type { EventSummaryFragment } from './data/events.generated.ts'
import styles from './EventRow.module.css'

export function EventRow({ event }: { event: EventSummaryFragment }) {
  const { id, title, description, eventDate, duration, location } = event
  const dateText = joinTexts([getEventTime(event), duration])
  return (
    <article className={styles.event}>
      <ArchDate day={getCalendarDay(eventDate)} />
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
