/** What the screen for events asks: the columns for the list, every field for one item. */
import { gql } from 'urql'
import type { BulkUpdateMutation, ManagementQueries } from '../management/definition/definition.ts'

/** What the table shows. */
export type EventRow = {
  id: string
  title: string
  eventType: string
  eventDate: string
  status: string
}

/** What the form holds and sends. */
export type EventDraft = {
  title: string
  description: string | null
  eventDate: string
  eventTime: string | null
  duration: string | null
  location: string | null
  eventType: string
  capacity: number | null
  registrationRequired: boolean
  featuredImage: string | null
  featuredImageAlt: string | null
  featuredImageDecorative: boolean
  status: string
}

export const eventQueries: ManagementQueries<EventRow, EventDraft> = {
  typename: 'Event',
  page: gql`
    query PageOfEvents($page: PageInput!) {
      page: pageOfEvents(page: $page) {
        items { id title eventType eventDate status }
        total
        counts { column value count }
      }
    }
  `,
  one: gql`
    query AnyEvent($id: ID!) {
      item: anyEvent(id: $id) {
        id version
        title description eventDate eventTime duration location eventType capacity
        registrationRequired featuredImage featuredImageAlt featuredImageDecorative status
      }
    }
  `,
  create: gql`
    mutation CreateEvent($input: EventInput!) {
      item: createEvent(input: $input) { id title eventType eventDate status }
    }
  `,
  update: gql`
    mutation UpdateEvent($id: ID!, $input: EventInput!, $version: Int) {
      item: updateEvent(id: $id, input: $input, version: $version) { id title eventType eventDate status }
    }
  `,
  remove: gql`
    mutation DeleteEvent($id: ID!) {
      item: deleteEvent(id: $id) { id }
    }
  `,
  removeMany: gql`
    mutation DeleteEvents($ids: [ID!]!) {
      items: deleteEvents(ids: $ids) { id }
    }
  `,
}

/** Changes how many stand. */
export const updateEventsMutation: BulkUpdateMutation = gql`
  mutation SetEvents($ids: [ID!]!, $input: EventFlags!) {
    items: setEvents(ids: $ids, input: $input) { id title eventType eventDate status }
  }
`
