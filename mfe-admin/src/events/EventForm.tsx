/** An event's fields: what, when, where, for how many. */
import { eventStatuses } from '@access/content/events/event.rules'
import { DescribedImageField } from '../management/fields/files/DescribedImageField.tsx'
import {
  ChoiceField,
  LongField,
  MomentField,
  NumberField,
  SwitchField,
  TextField,
} from '../management/fields/index.tsx'
import { DurationHint, EventTimeHint } from './EventTimeHints.tsx'

export function EventForm() {
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
