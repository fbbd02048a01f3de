/** The sections of the home page that come from the data: each is left out where there is nothing to show. */
import type { HomeContent } from '@access/content/static-pages/home.rules'
import { ArchIcon, ArrowLink, SectionHeading } from '@access/kit'
import type { ReactNode } from 'react'
import { PostCard } from '../blog/PostCard.tsx'
import type { PostSummaryFragment } from '../blog/posts.generated.ts'
import { CaseCard } from '../cases/CaseCard.tsx'
import type { StoryCaseFragment } from '../cases/cases.generated.ts'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import type { EventSummaryFragment } from '../events/data/events.generated.ts'
import { EventRow } from '../events/EventCard.tsx'
import styles from './HomeSections.module.css'
import type { HomeServiceFragment } from './home.generated.ts'

/** The first services, as the panels of a door. */
export function ServicesOffered({
  text,
  services,
}: {
  text: HomeContent['services']
  services: readonly HomeServiceFragment[]
}) {
  if (services.length === 0) return null
  return (
    <section className="section section-continued page" aria-labelledby="services">
      <ListHeading id="services" text={text} to="/services">
        View All Services
      </ListHeading>
      <div className={styles.panels}>
        {services.map(({ id, title, description, icon }) => (
          <article key={id} className={styles.panel}>
            <ArchIcon icon={icon} />
            <h3>{title}</h3>
            <p>{truncateToSentences(description)}</p>
            <ArrowLink to="/services">
              Learn More<span className="sr"> about {title}</span>
            </ArrowLink>
          </article>
        ))}
      </div>
    </section>
  )
}

/** Featured cases, in cards. */
export function Stories({
  text,
  cases,
}: {
  text: HomeContent['stories']
  cases: readonly StoryCaseFragment[]
}) {
  if (cases.length === 0) return null
  return (
    <section className="section section-sand" aria-labelledby="stories">
      <div className="page">
        <ListHeading id="stories" text={text} to="/cases">
          View All Cases
        </ListHeading>
        <div className={`stories ${styles.stories}`}>
          {cases.map((legalCase, index) => (
            <CaseCard key={legalCase.id} legalCase={legalCase} before={cases.slice(0, index)} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** What happens next. */
export function UpcomingEvents({
  text,
  events,
}: {
  text: HomeContent['events']
  events: readonly EventSummaryFragment[]
}) {
  if (events.length === 0) return null
  return (
    <section className="section page" aria-labelledby="events">
      <ListHeading id="events" text={text} to="/events">
        View All Events
      </ListHeading>
      <div className={styles.events}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </div>
    </section>
  )
}

/** The newest articles: one leads, the others follow beside it. */
export function LatestPosts({
  text,
  posts: [first, ...others],
}: {
  text: HomeContent['news']
  posts: readonly PostSummaryFragment[]
}) {
  if (!first) return null
  return (
    <section className="section section-continued page" aria-labelledby="news">
      <ListHeading id="news" text={text} to="/blog">
        View All Articles
      </ListHeading>
      <div className={others.length > 0 ? styles.posts : undefined}>
        <PostCard post={first} isLead />
        {others.length > 0 && (
          <div className={styles.others}>
            {others.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

/** The heading of a list, with the link to all of it. */
function ListHeading({
  id,
  text: { heading, lead },
  to,
  children,
}: {
  id: string
  text: { heading: string; lead: string }
  to: string
  children: ReactNode
}) {
  return (
    <SectionHeading id={id} title={heading} lead={lead} action={<ArrowLink to={to}>{children}</ArrowLink>} />
  )
}
