/** Somebody's place: when and where, how it stands, and what they can still do about it. */
import { Facts, LinkButton, Masthead, Notice, Page, QuickExit, SideCard } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { isAboutFamily } from '../../familyLaw.ts'
import { dayInWords, stateOf } from '../days.ts'
import type { EventDetails } from '../documents.ts'
import { CancelForm, ChangeForm } from './ChangeForm.tsx'
import type { Place } from './documents.ts'
import styles from './Places.module.css'
import { useOwnPlace } from './useOwnPlace.ts'
import { standing as inWords, ownPlace, registered, toasts } from './words.ts'

/** `event` is null when it has been deleted. */
export function PlacePage({
  link,
  place,
  event,
}: {
  link: string
  place: Place
  event: EventDetails | null
}) {
  const page = `/events/${place.event}`
  const own = useOwnPlace(`${page}/place/${link}`, link, place)
  const [now] = useState(() => new Date())
  const when = event ? stateOf(event, now) : 'cancelled'
  const standing = useFocusOnceOther(place.state)
  const { title } = ownPlace
  const stopped = own.trouble !== null || Object.keys(own.errors).length > 0
  return (
    <Page title={stopped ? `Error: ${title}` : title} robots="noindex">
      {event && isAboutFamily(event.title, event.eventType, event.description) && <QuickExit />}
      <Masthead
        title={title}
        trail={[{ to: '/events', text: 'Events' }, ...(event ? [{ to: page, text: event.title }] : [])]}
      />
      <div className={`page section-end ${styles.place}`}>
        <div className={styles.standing}>
          {own.done && (
            <Notice tone="moss" role="status">
              <p>{toasts[own.done].description}</p>
            </Notice>
          )}
          {when === 'cancelled' && (
            <Notice tone="clay">
              <p>{ownPlace.eventCancelled}</p>
            </Notice>
          )}
          <div ref={standing} tabIndex={-1}>
            <p className="lead">{standingOf(place)}</p>
            <p>
              {registered.reference} <strong className="nowrap num">{place.reference}</strong>.
            </p>
          </div>
          {place.state === 'cancelled' && when === 'upcoming' && (
            <p>
              <LinkButton to={`${page}#register`}>{ownPlace.again}</LinkButton>
            </p>
          )}
          {place.state !== 'cancelled' && when === 'past' && <p>{ownPlace.over}</p>}
          {place.state !== 'cancelled' && when === 'upcoming' && (
            <div className={styles.changes}>
              <ChangeForm own={own} place={place} capacity={event!.capacity} />
              <CancelForm own={own} />
            </div>
          )}
        </div>
        {event && <WhenAndWhere event={event} page={page} />}
      </div>
    </Page>
  )
}

function WhenAndWhere({ event, page }: { event: EventDetails; page: string }) {
  const { title, eventDate, eventTime, duration, location } = event
  return (
    <aside>
      <SideCard title={title}>
        <Facts
          of={[
            [
              'Date',
              <time key="date" dateTime={eventDate}>
                {dayInWords(eventDate)}
              </time>,
            ],
            ['Time', eventTime],
            ['Duration', duration],
            ['Location', location],
          ]}
        />
        <p>
          <Link to={page}>{ownPlace.about}</Link>
        </p>
      </SideCard>
    </aside>
  )
}

/** The button that was pressed goes away with the form, and whoever pressed it is told what stands there now. */
function useFocusOnceOther(state: Place['state']) {
  const [first] = useState(state)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== first) element.current?.focus()
  }, [state, first])
  return element
}

function standingOf({ state, seats, position }: Place): string {
  if (state === 'placed') return inWords.placed(seats)
  return state === 'waiting' ? inWords.waiting(position ?? 1, seats) : inWords.cancelled
}
