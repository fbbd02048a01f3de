/** Structured data of an event. */
import { findPictureUrl } from '@access/content/content-type/picture-copy.rules'
import { getMachineDate } from './data/event-dates.ts'
import type { EventDetailsFragment } from './data/events.generated.ts'

export function buildEventStructuredData(event: EventDetailsFragment, organisationName: string): object {
  const { id, title, description, lastDay, endsAt, location, capacity, featuredImage, pictures, status } =
    event
  return {
    '@type': 'Event',
    name: title,
    url: `/events/${id}`,
    startDate: getMachineDate(event),
    endDate: endsAt ?? lastDay?.slice(0, 10) ?? undefined,
    eventStatus: `https://schema.org/Event${status === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${getAttendanceMode(location)}EventAttendanceMode`,
    location: location ? { '@type': 'Place', name: location, address: location } : undefined,
    description: description ?? undefined,
    maximumAttendeeCapacity: capacity ?? undefined,
    image: findPictureUrl(featuredImage, pictures) ?? undefined,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    organizer: { '@type': 'NGO', name: organisationName, url: '/' },
  }
}

function getAttendanceMode(location: string | null): 'Online' | 'Mixed' | 'Offline' {
  if (!/\bonline\b/i.test(location ?? '')) return 'Offline'
  return /^online\b/i.test(location!.trim()) ? 'Online' : 'Mixed'
}
