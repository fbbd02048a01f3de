/** An event: when and where, how to come, and what it is about. */
import { Badge, Door, Go, Masthead, Notice, Paragraphs, useOffice } from '@access/kit'
import type { ReactNode } from 'react'
import { alternativeText } from '../alternativeText.ts'
import { Picture } from '../Picture.tsx'
import type { EventState } from './days.ts'
import type { EventDetails } from './documents.ts'
import { EventFacts } from './EventFacts.tsx'
import styles from './EventScreen.module.css'
import type { Places } from './places/documents.ts'

/** `places` are null while nobody knows; `children` is the way to register. */
export function EventPage({
  event,
  state,
  places,
  children,
}: {
  event: EventDetails
  state: EventState
  places: Places | null
  children?: ReactNode
}) {
  const { title, eventType, description, featuredImage } = event
  return (
    <>
      <Masthead
        title={title}
        trail={[{ to: '/events', text: 'Events' }]}
        meta={
          <>
            <Badge>{eventType}</Badge>
            {state === 'cancelled' && <Badge tone="clay">Cancelled</Badge>}
          </>
        }
      />
      {state === 'cancelled' && <Cancelled />}
      <div className={`page section-end ${styles.event}`}>
        <EventFacts event={event} state={state} places={places} />
        <div className={styles.about}>
          <div className={styles.picture}>
            <Picture
              src={featuredImage}
              alt={alternativeText(event)}
              instead={<Door state={state === 'upcoming' ? 'open' : 'closed'} />}
              first
              sizes="(min-width: 64rem) 48rem, 100vw"
            />
          </div>
          {description && (
            <section className={styles.text} aria-labelledby="about">
              <h2 id="about">About this event</h2>
              <Paragraphs text={description} />
            </section>
          )}
          {children}
          <p>
            <Go back to="/events">
              Back to Events
            </Go>
          </p>
        </div>
      </div>
    </>
  )
}

function Cancelled() {
  const { phone } = useOffice()
  return (
    <div className={`page ${styles.cancelled}`}>
      <Notice tone="clay" title="This event is cancelled">
        <p>
          It will not take place. If you meant to come, call{' '}
          <a className="nowrap" href={phone.href}>
            {phone.display}
          </a>{' '}
          and tell us what you need.
        </p>
      </Notice>
    </div>
  )
}
