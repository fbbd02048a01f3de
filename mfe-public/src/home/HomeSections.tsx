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
    <HomeList id="services" text={text} to="/services" label="View All Services" ground="section-continued">
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
    </HomeList>
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
    <HomeList id="stories" text={text} to="/cases" label="View All Cases" ground="section-sand">
      <div className={`stories ${styles.stories}`}>
        {cases.map((legalCase, index) => (
          <CaseCard key={legalCase.id} legalCase={legalCase} before={cases.slice(0, index)} />
        ))}
      </div>
    </HomeList>
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
    <HomeList id="events" text={text} to="/events" label="View All Events">
      <div className={styles.events}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </div>
    </HomeList>
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
    <HomeList id="news" text={text} to="/blog" label="View All Articles" ground="section-continued">
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
      <p className={styles.guides}>
        <ArrowLink to="/know-your-rights">Know your rights: guides by topic</ArrowLink>
      </p>
    </HomeList>
  )
}

/** A list under its heading, with the link to all of it. */
function HomeList({
  id,
  text: { heading, lead },
  to,
  label,
  ground = '',
  children,
}: {
  id: string
  text: { heading: string; lead: string }
  to: string
  label: string
  ground?: 'section-continued' | 'section-sand' | ''
  children: ReactNode
}) {
  return (
    <section className={`section ${ground}`} aria-labelledby={id}>
      <div className="page">
        <SectionHeading id={id} title={heading} lead={lead} action={<ArrowLink to={to}>{label}</ArrowLink>} />
        {children}
      </div>
    </section>
  )
}
