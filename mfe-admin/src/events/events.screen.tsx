/** Events Management. */
import { event, eventStatuses } from '@access/content/events/event.rules'
import { formatShortDate, getCalendarDay } from '@access/kit'
import { StatusBadge } from '../components/Badge.tsx'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { collectQueries } from '../management/definition/definition.ts'
import { createFlagFilter, createValueFilter } from '../management/definition/filters.ts'
import { requireAltText } from '../management/fields/files/alternative-text.rules.ts'
import { DescribedImageField } from '../management/fields/files/DescribedImageField.tsx'
import {
  ChoiceField,
  LongField,
  MomentField,
  NumberField,
  SwitchField,
  TextField,
} from '../management/fields/index.tsx'
import { createManagement } from '../management/Management.tsx'
import { EventDependents } from './EventDependents.tsx'
import { DurationHint, EventTimeHint } from './EventTimeHints.tsx'
import * as documents from './events.generated.ts'
import { SetEventsDocument } from './events.generated.ts'

export default createManagement({
  path: 'events',
  title: 'Events Management',
  noun: 'event',
  empty: 'No events yet. Create your first one!',
  queries: collectQueries('Event', documents),
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

/** An event's fields: what, when, where, for how many. */
function EventForm() {
  return (
    <>
      <TextField name="title" label="Title" isWide />
      <TextField name="eventType" label="Event type" hint="Like Free Legal Clinic" />
      <ChoiceField name="status" label="Status" options={eventStatuses} />
      <MomentField name="eventDate" label="Event date" />
      <TextField name="eventTime" label="Event time" hint={<EventTimeHint />} />
      <TextField name="duration" label="Duration" hint={<DurationHint />} />
      <TextField name="location" label="Location" />
      <LongField name="description" label="Description" rows={5} />
      <NumberField name="capacity" label="Capacity" hint="Leave empty for no limit" />
      <SwitchField name="registrationRequired" label="Registration required" />
      <DescribedImageField name="featuredImage" label="Featured image" />
    </>
  )
}
