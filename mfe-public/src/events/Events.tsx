/** Upcoming and past events. */
import { ArrowLink, Masthead, Page, SectionHeading, useScreenQuery } from '@access/kit'
import { CalendarPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ListResult } from '../components/ListResult.tsx'
import { NarrowDisclosure } from '../components/NarrowDisclosure.tsx'
import { splitByState } from './data/event-dates.ts'
import { EventsDocument, type ListedEventFragment } from './data/events.generated.ts'
import { EventCard } from './EventCard.tsx'
import styles from './Events.module.css'

const lead =
  'Clinics, workshops and evenings where the law is explained by people who enjoy explaining it. Everything is free.'

/** How many past events are shown before "all past events". */
const pastEventLimit = 8

// An empty list has no typename, and would not be fetched again when the first event is created.
const queryContext = { additionalTypenames: ['Event'] }

export const getPageQuery = () => ({ query: EventsDocument, context: queryContext })

export default function Events() {
  const query = useScreenQuery(getPageQuery())
  const [now] = useState(() => new Date())
  const { upcoming, past } = splitByState(query.data?.events ?? [], now)

  return (
    <Page title="Events" description={lead}>
      <Masthead title="Come in. Bring the letter." currentLabel="Events" lead={lead} />
      <section className="page" aria-labelledby="upcoming">
        <SectionHeading
          id="upcoming"
          title="Upcoming Events"
          action={
            <a className="go" href="/events.ics">
              <CalendarPlus className="icon" aria-hidden="true" /> All in your calendar
            </a>
          }
        />
        <div className={upcoming.length === 0 ? styles.none : undefined}>
          <ListResult
            query={query}
            isEmpty={upcoming.length === 0}
            empty={{
              title: 'No Events Scheduled',
              text: 'We are planning the next ones. You can ask for help on any day.',
              link: { to: '/get-help', label: 'Request Legal Aid' },
            }}
          >
            {upcoming.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </ListResult>
        </div>
      </section>
      {past.length > 0 ? <PastEvents events={past} /> : <div className="section-end" />}
    </Page>
  )
}

function PastEvents({ events }: { events: readonly ListedEventFragment[] }) {
  const [params] = useSearchParams()
  const showsAll = params.get('past') === 'all'
  const list = useRef<HTMLDivElement>(null)
  useFocusOnExpandedItems(showsAll, list)

  return (
    <section className="page section" aria-labelledby="past">
      <SectionHeading
        id="past"
        title="Past Events"
        lead={showsAll ? undefined : listSubtitle(events.length)}
      />
      <NarrowDisclosure label="Show past events" isOpen={showsAll}>
        <div ref={list}>
          {(showsAll ? events : events.slice(0, pastEventLimit)).map((event) => (
            <EventCard key={event.id} event={event} isPast />
          ))}
        </div>
        {!showsAll && events.length > pastEventLimit && (
          <p className={styles.more}>
            <ArrowLink to="/events?past=all">All past events</ArrowLink>
          </p>
        )}
      </NarrowDisclosure>
    </section>
  )
}

const listSubtitle = (count: number) => (count > pastEventLimit ? 'The last eight.' : undefined)

// The pressed link is gone, so the focus goes to the next item of the list.
function useFocusOnExpandedItems(showsAll: boolean, list: { current: HTMLElement | null }) {
  const previousCount = useRef(showsAll)
  useEffect(() => {
    if (showsAll && !previousCount.current) list.current?.querySelectorAll('a')[pastEventLimit]?.focus()
    previousCount.current = showsAll
  }, [showsAll, list])
}
