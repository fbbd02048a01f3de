/** An event that is being written, as its page will show it. */
import { type Draft, Notice } from '@access/kit'
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
  const event = fillDraft(item, defaultValues)
  if (Number.isNaN(Date.parse(event.eventDate)))
    return (
      <Notice role="status">
        <p>Choose the date of the event to see its page.</p>
      </Notice>
    )
  return <EventPage event={event} state={getEventState(event, new Date())} seats={null} />
}
