/** One event: when and where, how to come, and what it is about. */
import {
  Badge,
  Door,
  Go,
  Loading,
  Masthead,
  MissingItem,
  Notice,
  organisation,
  Page,
  Paragraphs,
  QuickExit,
} from '@access/kit'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { isAboutFamily } from '../familyLaw.ts'
import { opening } from '../opening.ts'
import { Picture } from '../Picture.tsx'
import { dayInWords, stateOf } from './days.ts'
import { type EventDetails, eventDocument } from './documents.ts'
import { EventFacts } from './EventFacts.tsx'
import styles from './EventScreen.module.css'
import { placesDocument } from './places/documents.ts'
import { problemsOf, RegistrationForm } from './places/RegistrationForm.tsx'
import { useFresh } from './places/useFresh.ts'
import { useRegistration } from './places/useRegistration.ts'
import { structuredEvent } from './structured.ts'

export default function EventScreen() {
  const { id = '' } = useParams()
  const [{ data, fetching }] = useQuery({ query: eventDocument, variables: { id } })

  if (fetching && !data) return <Loading />
  if (!data?.event)
    return (
      <MissingItem
        title="Event Not Found"
        text="The event you're looking for doesn't exist or has been removed"
        back={{ to: '/events', text: 'Back to Events' }}
      />
    )
  return <EventPage key={data.event.id} event={data.event} />
}

function EventPage({ event }: { event: EventDetails }) {
  const [now] = useState(() => new Date())
  const state = stateOf(event, now)
  const { id, title, eventType, eventDate, description, featuredImage, registrationRequired } = event
  const registers = state === 'upcoming' && registrationRequired
  const [{ data }, countAgain] = useFresh(placesDocument, { event: id }, { pause: !registers })
  const registration = useRegistration(id, () => countAgain({ requestPolicy: 'network-only' }))
  const places = data?.eventPlaces ?? null
  return (
    <Page
      title={problemsOf(registration).length > 0 ? `Error: ${title}` : title}
      description={[`${dayInWords(eventDate)}.`, description && opening(description)]
        .filter(Boolean)
        .join(' ')}
      image="event"
      structured={[structuredEvent(event)]}
    >
      {isAboutFamily(title, eventType, description) && <QuickExit />}
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
              alt={`Picture for ${title}`}
              instead={<Door state={state === 'upcoming' ? 'open' : 'closed'} />}
              first
            />
          </div>
          {description && (
            <section className={styles.text} aria-labelledby="about">
              <h2 id="about">About this event</h2>
              <Paragraphs text={description} />
            </section>
          )}
          {registers && (places?.open !== false || registration.receipt) && (
            <RegistrationForm registration={registration} places={places} />
          )}
          <p>
            <Go back to="/events">
              Back to Events
            </Go>
          </p>
        </div>
      </div>
    </Page>
  )
}

function Cancelled() {
  const { phone } = organisation
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
