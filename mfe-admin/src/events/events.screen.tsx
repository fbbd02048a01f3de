/** Events Management. */
import { event, eventStatuses } from '@access/content/events/event.rules'
import { adminMoment, StatusBadge } from '@access/kit'
import { definition } from '../management/definition.ts'
import { describing } from '../management/fields/files/described.ts'
import { byFlag, byWords } from '../management/filters.ts'
import { Management } from '../management/Management.tsx'
import { blank } from './blank.ts'
import { documents, setEvents } from './documents.ts'
import { EventForm } from './EventForm.tsx'

export const events = definition({
  path: 'events',
  title: 'Events Management',
  noun: 'event',
  addLabel: 'Add event',
  empty: 'No events yet. Create your first one!',
  documents,
  rules: describing(event, 'featuredImage'),
  blank,
  Form: EventForm,
  nameOf: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    'Event Type': ({ eventType }) => eventType,
    Date: ({ eventDate }) => <time className="nowrap">{adminMoment(eventDate)}</time>,
    Status: ({ status }) => <StatusBadge status={status} />,
  },
  sorts: { Title: 'title', 'Event Type': 'eventType', Date: 'eventDate', Status: 'status' },
  filters: [
    byWords('eventType', 'By event type'),
    byWords('status', 'By status', eventStatuses),
    byFlag('registrationRequired', 'By registration', ['Required', 'Not required']),
  ],
  marks: {
    set: setEvents,
    offered: eventStatuses.map((status) => ({ label: `Mark as ${status}`, input: { status } })),
  },
})

export default function EventsScreen() {
  return <Management definition={events} />
}
