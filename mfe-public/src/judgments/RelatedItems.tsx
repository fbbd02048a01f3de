/** What else we have on the subject, the first of each kind: how we help with it, something to read, and somewhere to go. */
import { ArchDate, ArchIcon, ArrowLink, formatLongDate, getCalendarDay, isolate } from '@access/kit'
import { BookOpenText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { getEventTime } from '../components/event-time.ts'
import { joinTexts } from '../components/join-texts.ts'
import { buildServiceUrl } from '../components/service-anchor.ts'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import type { RelatedContentFragment } from './judgments.generated.ts'
import styles from './RelatedItems.module.css'

export function RelatedItems({
  subject,
  related: { relatedServices, relatedPosts, relatedEvents },
}: {
  subject: string
  related: RelatedContentFragment
}) {
  const [service, post, event] = [relatedServices?.[0], relatedPosts?.[0], relatedEvents?.[0]]
  if (!service && !post && !event) return null
  return (
    <section className={`page section-end no-print ${styles.more}`} aria-labelledby="more-about">
      <h2 id="more-about">More on {isolate(subject)}</h2>
      <ul className={styles.items}>
        {service && (
          <RelatedItem
            kind="How we help"
            picture={<ArchIcon icon={service.icon} />}
            title={service.title}
            to={buildServiceUrl(service.id)}
          >
            {truncateToSentences(service.description)}
          </RelatedItem>
        )}
        {post && (
          <RelatedItem
            kind="Read"
            picture={
              <span className={styles.picture}>
                <BookOpenText className="icon" aria-hidden="true" />
              </span>
            }
            title={post.title}
            to={`/blog/${post.slug}`}
          >
            {post.excerpt && truncateToSentences(post.excerpt)}
          </RelatedItem>
        )}
        {event && (
          <RelatedItem
            kind="Next event"
            picture={<ArchDate day={getCalendarDay(event.eventDate)} />}
            title={event.title}
            to={`/events/${event.id}`}
          >
            {joinTexts([
              formatLongDate(getCalendarDay(event.eventDate)),
              getEventTime(event),
              event.location,
            ])}
          </RelatedItem>
        )}
      </ul>
      <p>
        <ArrowLink to={`/judgments?category=${encodeURIComponent(subject)}`}>
          All {isolate(subject)} judgments
        </ArrowLink>
      </p>
    </section>
  )
}

function RelatedItem({
  kind,
  picture,
  title,
  to,
  children,
}: {
  kind: string
  picture: ReactNode
  title: string
  to: string
  children: ReactNode
}) {
  return (
    <li className={`card ${styles.item}`}>
      {picture}
      <div>
        <p className={styles.kind}>{kind}</p>
        <h3>
          <Link className="card-link" to={to}>
            {title}
          </Link>
        </h3>
        {children && <p className={styles.what}>{children}</p>}
      </div>
    </li>
  )
}
