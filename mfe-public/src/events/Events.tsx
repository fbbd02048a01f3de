/** What is to come, and what has been. */
import {
  EmptyState,
  Go,
  LinkButton,
  LoadFailed,
  Loading,
  Masthead,
  Page,
  SectionHead,
  useRetry,
} from '@access/kit'
import { CalendarPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { upcomingAndPast } from './days.ts'
import { eventsDocument, type ListedEvent } from './documents.ts'
import { EventCard } from './EventCard.tsx'
import styles from './Events.module.css'

const lead =
  'Clinics, workshops and evenings where the law is explained by people who enjoy explaining it. Everything is free.'

/** How many past events stand on the page before one asks for the rest. */
const latest = 8

const nothing: ListedEvent[] = []
// An empty list names no type, and would not be asked for again when the first event is made.
const context = { additionalTypenames: ['Event'] }

export default function Events() {
  const asked = useQuery({ query: eventsDocument, context })
  const [{ data, fetching }] = asked
  const retry = useRetry(asked)
  const [now] = useState(() => new Date())
  const { upcoming, past } = upcomingAndPast(data?.events ?? nothing, now)

  return (
    <Page title="Events" description={lead}>
      <Masthead title="Come in. Bring the letter." here="Events" lead={lead} />
      <section className="page" aria-labelledby="upcoming">
        <SectionHead
          id="upcoming"
          title="Upcoming Events"
          onward={
            <a className="go" href="/events.ics">
              <CalendarPlus className="icon" aria-hidden="true" /> All in your calendar
            </a>
          }
        />
        {fetching && !data && !retry.failed && <Loading />}
        <div>
          {upcoming.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </div>
        <div className={styles.none}>
          {upcoming.length === 0 && (data || retry.failed) && (
            <EmptyState
              title="No Events Scheduled"
              text="We are planning the next ones. You can ask for help on any day."
              action={
                <LinkButton look="outline" to="/get-help">
                  Request Legal Aid
                </LinkButton>
              }
            />
          )}
          {retry.failed && <LoadFailed {...retry} />}
        </div>
      </section>
      {past.length > 0 ? <PastEvents events={past} /> : <div className="section-end" />}
    </Page>
  )
}

function PastEvents({ events }: { events: readonly ListedEvent[] }) {
  const [params] = useSearchParams()
  const all = params.get('past') === 'all'
  const list = useRef<HTMLDivElement>(null)
  useFocusOnTheRest(all, list)

  return (
    <section className="page section" aria-labelledby="past">
      <SectionHead id="past" title="Past Events" lead={all ? undefined : ledBy(events.length)} />
      <div ref={list}>
        {(all ? events : events.slice(0, latest)).map((event) => (
          <EventCard key={event.id} event={event} past />
        ))}
      </div>
      {!all && events.length > latest && (
        <p className={styles.more}>
          <Go to="/events?past=all">All past events</Go>
        </p>
      )}
    </section>
  )
}

const ledBy = (count: number) => (count > latest ? 'The last eight.' : undefined)

// The link that was pressed is gone: whoever pressed it goes on where the list does.
function useFocusOnTheRest(all: boolean, list: { current: HTMLElement | null }) {
  const before = useRef(all)
  useEffect(() => {
    if (all && !before.current) list.current?.querySelectorAll('a')[latest]?.focus()
    before.current = all
  }, [all, list])
}
