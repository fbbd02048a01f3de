/** An event that is being written, as its page will show it. */
import { type Draft, Notice } from '@access/kit'
import { drafted } from '../draft.ts'
import { stateOf } from './days.ts'
import type { EventDetails } from './documents.ts'
import { EventPage } from './EventPage.tsx'

const blank: EventDetails = {
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
  featuredImageAlt: null,
  featuredImageDecorative: false,
}

export default function EventPreview({ item }: { item: Draft }) {
  const event = drafted(item, blank)
  if (Number.isNaN(Date.parse(event.eventDate)))
    return (
      <Notice role="status">
        <p>Choose the date of the event to see its page.</p>
      </Notice>
    )
  return <EventPage event={event} state={stateOf(event, new Date())} places={null} />
}
