/** Events Management. */
import { event } from '@access/content/events/event.rules'
import { adminMoment, StatusBadge } from '@access/kit'
import { definition } from '../management/definition.ts'
import { Management } from '../management/Management.tsx'
import { blank } from './blank.ts'
import { documents } from './documents.ts'
import { EventForm } from './EventForm.tsx'

export const events = definition({
  path: 'events',
  title: 'Events Management',
  noun: 'event',
  addLabel: 'Add event',
  empty: 'No events yet. Create your first one!',
  documents,
  rules: event,
  blank,
  Form: EventForm,
  nameOf: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    'Event Type': ({ eventType }) => eventType,
    Date: ({ eventDate }) => <time className="nowrap">{adminMoment(eventDate)}</time>,
    Status: ({ status }) => <StatusBadge status={status} />,
  },
})

export default function EventsScreen() {
  return <Management definition={events} />
}
