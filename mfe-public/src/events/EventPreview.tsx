/** An event that is being written, as its page will show it. */
import { readEventTimes } from '@access/content/events/event-times.rules'
import { type Draft, getOrganisationTimeZone, Notice } from '@access/kit'
import { fillDraft } from '../components/fill-draft.ts'
import { getEventState } from './data/event-dates.ts'
import type { EventDetailsFragment } from './data/events.generated.ts'
import { EventPage } from './EventPage.tsx'

const defaultValues: EventDetailsFragment = {
  id: 'preview',
  title: 'No title yet',
  description: null,
  eventDate: '',
  eventTime: null,
  startsAt: null,
  endsAt: null,
  lastDay: null,
  duration: null,
  location: null,
  eventType: 'No type yet',
  registrationRequired: false,
  status: 'upcoming',
  capacity: null,
  featuredImage: null,
  pictures: null,
  featuredImageAlt: null,
  featuredImageDecorative: false,
}

export default function EventPreview({ item }: { item: Draft }) {
  const draft = fillDraft(item, defaultValues)
  if (Number.isNaN(Date.parse(draft.eventDate)))
    return (
      <Notice role="status">
        <p>Choose the date of the event to see its page.</p>
      </Notice>
    )
  // It is not stored yet, so nobody else has read its words.
  const { startsAt, endsAt, lastDay } = readEventTimes(draft, getOrganisationTimeZone())
  const event = {
    ...draft,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    lastDay,
  }
  return <EventPage event={event} state={getEventState(event, new Date())} seats={null} />
}
