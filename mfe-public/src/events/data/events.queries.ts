/** What the screens about events ask for. */
import { gql } from 'urql'
import type { WithFeaturedImage } from '../../components/image-alt-text.ts'

export type EventSummary = {
  id: string
  title: string
  description: string | null
  eventDate: string
  eventTime: string | null
  duration: string | null
  location: string | null
}

/** An event in the list of all events. */
export type ListedEvent = EventSummary & { eventType: string; registrationRequired: boolean; status: string }

export type EventDetails = ListedEvent &
  WithFeaturedImage & { capacity: number | null; featuredImage: string | null }

export const eventsQuery = gql<{ events: ListedEvent[] }>`
  query Events {
    events {
      id
      title
      description
      eventDate
      eventTime
      duration
      location
      eventType
      registrationRequired
      status
    }
  }
`

export const eventQuery = gql<{ event: EventDetails | null }, { id: string }>`
  query Event($id: ID!) {
    event(id: $id) {
      id
      title
      description
      eventDate
      eventTime
      duration
      location
      eventType
      capacity
      registrationRequired
      featuredImage
      featuredImageAlt
      featuredImageDecorative
      status
    }
  }
`
