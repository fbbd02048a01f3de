/** Events Management. */
import { event, eventStatuses } from '@access/content/events/event.rules'
import { formatShortDate, getCalendarDay } from '@access/kit'
import { StatusBadge } from '../components/Badge.tsx'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { defineManagement } from '../management/definition/definition.ts'
import { createFlagFilter, createValueFilter } from '../management/definition/filters.ts'
import { requireAltText } from '../management/fields/files/alternative-text.rules.ts'
import { Management } from '../management/Management.tsx'
import { EventDependents } from './EventDependents.tsx'
import { EventForm } from './EventForm.tsx'
import {
  AnyEventDocument,
  CreateEventDocument,
  DeleteEventDocument,
  DeleteEventsDocument,
  FetchEventPicturesDocument,
  PageOfEventsDocument,
  SetEventsDocument,
  UpdateEventDocument,
} from './events.generated.ts'

export const events = defineManagement({
  path: 'events',
  title: 'Events Management',
  noun: 'event',
  addLabel: 'Add event',
  empty: 'No events yet. Create your first one!',
  queries: {
    typename: 'Event',
    page: PageOfEventsDocument,
    one: AnyEventDocument,
    create: CreateEventDocument,
    update: UpdateEventDocument,
    fetchPictures: FetchEventPicturesDocument,
    remove: DeleteEventDocument,
    removeMany: DeleteEventsDocument,
  },
  rules: requireAltText(event, 'featuredImage'),
  defaultValues: { ...buildEmptyDraft(event), status: 'upcoming' },
  Form: EventForm,
  hasPreview: true,
  Dependents: EventDependents,
  getName: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    'Event Type': ({ eventType }) => eventType,
    Date: ({ eventDate }) => <time className="nowrap">{formatShortDate(getCalendarDay(eventDate))}</time>,
    Status: ({ status }) => <StatusBadge status={status} />,
  },
  sortColumns: { Title: 'title', 'Event Type': 'eventType', Date: 'eventDate', Status: 'status' },
  filters: [
    createValueFilter('eventType', 'By event type'),
    createValueFilter('status', 'By status', eventStatuses),
    createFlagFilter('registrationRequired', 'By registration', ['Required', 'Not required']),
  ],
  bulkUpdates: {
    mutation: SetEventsDocument,
    options: eventStatuses.map((status) => ({ label: `Mark as ${status}`, input: { status } })),
  },
})

export default function EventsScreen() {
  return <Management definition={events} />
}
