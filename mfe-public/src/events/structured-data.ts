/** Structured data of an event. */
import { findPictureUrl } from '@access/content/content-type/picture-copy.rules'
import type { EventDetailsFragment } from './data/events.generated.ts'

export function buildEventStructuredData(event: EventDetailsFragment, organisationName: string): object {
  const {
    id,
    title,
    description,
    eventDate,
    eventTime,
    location,
    capacity,
    featuredImage,
    pictures,
    status,
  } = event
  return {
    '@type': 'Event',
    name: title,
    url: `/events/${id}`,
    // Without a time of day only the day is known.
    startDate: eventTime ? eventDate : eventDate.slice(0, 10),
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
