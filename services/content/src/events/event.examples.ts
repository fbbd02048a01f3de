import type { Example } from '../content-type/item.examples.ts'
import type { Copy } from '../content-type/picture-copy.rules.ts'
import type { EventInput } from './event.rules.ts'

export type EventExample = Example<'Event', EventInput> & {
  pictures?: Copy[] | null
  startsAt?: string | null
  endsAt?: string | null
  lastDay?: string | null
}

/** Builds an upcoming event as the API returns it. */
export const buildEvent = (overrides: Partial<EventExample> = {}): EventExample => ({
  __typename: 'Event',
  id: '5c2b7a10-0000-4000-8000-000000000003',
  title: 'Cold Apartment, Warm Evidence: A Tenants’ Workshop',
  description: 'Tomasz Wieliczko shows tenants how to document a problem so that it counts.',
  eventDate: '2099-03-05T22:30:00.000Z',
  eventTime: '5:30 PM',
  duration: '2 hours',
  location: 'Ropewalk Community Hall, Port Maren',
  eventType: 'Know Your Rights Workshop',
  capacity: 45,
  registrationRequired: true,
  featuredImage: null,
  featuredImageAlt: null,
  featuredImageDecorative: false,
  status: 'upcoming',
  ...overrides,
})
