import type { EventDraft } from './events.queries.ts'

/** A new event. */
export const defaultValues: EventDraft = {
  title: '',
  description: null,
  eventDate: '',
  eventTime: null,
  duration: null,
  location: null,
  eventType: '',
  capacity: null,
  registrationRequired: false,
  featuredImage: null,
  featuredImageAlt: null,
  featuredImageDecorative: false,
  status: 'upcoming',
}
