/** An event: when and where, how to come, and what it is about. */
import { findPictureUrl } from '@access/content/content-type/picture-copy.rules'
import { ArrowLink, Badge, Masthead, Notice, Paragraphs, PhoneLink } from '@access/kit'
import type { ReactNode } from 'react'
import { ItemScene } from '../components/drawings/Scene.tsx'
import { getImageAltText, Picture } from '../components/Picture.tsx'
import type { EventState } from './data/event-dates.ts'
import type { EventDetailsFragment } from './data/events.generated.ts'
import { EventDetailsPanel } from './EventDetailsPanel.tsx'
import styles from './EventScreen.module.css'
import { eventScenes } from './event-scenes.ts'
import type { EventSeatsFragment } from './registration/registration.generated.ts'

/** `seats` are null while unknown; `children` is the registration form. */
export function EventPage({
  event,
  state,
  seats,
  children,
}: {
  event: EventDetailsFragment
  state: EventState
  seats: EventSeatsFragment | null
  children?: ReactNode
}) {
  const { title, eventType, description, featuredImage, pictures } = event
  return (
    <>
      <Masthead
        title={title}
        ancestors={[{ to: '/events', text: 'Events' }]}
        meta={
          <>
            <Badge>{eventType}</Badge>
            {state === 'cancelled' && <Badge tone="clay">Cancelled</Badge>}
          </>
        }
      />
      {state === 'cancelled' && <CancelledNotice />}
      <div className={`page section-end ${styles.event}`}>
        <EventDetailsPanel event={event} state={state} seats={seats} />
        <div className={styles.about}>
          <div className={styles.picture}>
            <Picture
              src={findPictureUrl(featuredImage, pictures)}
              alt={getImageAltText(event)}
              fallback={<ItemScene item={{ key: event.id, scenes: eventScenes }} />}
              isPriority
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
            <ArrowLink isBack to="/events">
              Back to Events
            </ArrowLink>
          </p>
        </div>
      </div>
    </>
  )
}

function CancelledNotice() {
  return (
    <div className={`page ${styles.cancelled}`}>
      <Notice tone="clay" title="This event is cancelled">
        <p>
          It will not take place. If you meant to come, call <PhoneLink /> and tell us what you need.
        </p>
      </Notice>
    </div>
  )
}
