/** Events Management. */
import { event, eventStatuses } from '@access/content/events/event.rules'
import { formatShortLocalDate, StatusBadge } from '@access/kit'
import { defineManagement } from '../management/definition/definition.ts'
import { createFlagFilter, createValueFilter } from '../management/definition/filters.ts'
import { requireAltText } from '../management/fields/files/alternative-text.rules.ts'
import { Management } from '../management/Management.tsx'
import { defaultValues } from './default-values.ts'
import { EventForm } from './EventForm.tsx'
import { eventQueries, updateEventsMutation } from './events.queries.ts'

export const events = defineManagement({
  path: 'events',
  title: 'Events Management',
  noun: 'event',
  addLabel: 'Add event',
  empty: 'No events yet. Create your first one!',
  queries: eventQueries,
  rules: requireAltText(event, 'featuredImage'),
  defaultValues,
  Form: EventForm,
  getName: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    'Event Type': ({ eventType }) => eventType,
    Date: ({ eventDate }) => <time className="nowrap">{formatShortLocalDate(eventDate)}</time>,
    Status: ({ status }) => <StatusBadge status={status} />,
  },
  sortColumns: { Title: 'title', 'Event Type': 'eventType', Date: 'eventDate', Status: 'status' },
  filters: [
    createValueFilter('eventType', 'By event type'),
    createValueFilter('status', 'By status', eventStatuses),
    createFlagFilter('registrationRequired', 'By registration', ['Required', 'Not required']),
  ],
  bulkUpdates: {
    mutation: updateEventsMutation,
    options: eventStatuses.map((status) => ({ label: `Mark as ${status}`, input: { status } })),
  },
})

export default function EventsScreen() {
  return <Management definition={events} />
}
