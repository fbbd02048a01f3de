/** What the screens for registrations ask. */
import { gql } from 'urql'

type Nothing = Record<string, never>

/** The places of an event that anybody registered for. */
export type EventPlaces = {
  event: string
  /** Null where there is no limit. */
  capacity: number | null
  taken: number
  left: number | null
  waiting: number
}

/** Somebody's place; what they told us is sealed: null where it cannot be opened. */
export type Registration = {
  id: string
  reference: string
  name: string | null
  email: string | null
  phone: string | null
  seats: number
  needs: string | null
  state: string
  /** On the waiting list; null with a place. */
  position: number | null
  receivedAt: string
  /** It looks like spam. */
  suspected: boolean
  /** When they came, and who let them in. */
  checkedInAt: string | null
  checkedInBy: string | null
}

/** Asked apart, since another service knows it: without it the list still stands. */
export const eventNames = gql<{ events: { id: string; title: string; eventDate: string }[] }, Nothing>`
  query EventNames {
    events: allEvents { id title eventDate }
  }
`

export const allEventPlaces = gql<{ places: EventPlaces[] }, Nothing>`
  query AllEventPlaces {
    places: allEventPlaces { event capacity taken left waiting }
  }
`

const whole = gql`
  fragment WholeRegistration on Registration {
    id reference name email phone seats needs state position receivedAt suspected
    checkedInAt checkedInBy
  }
`

export const registrationsFor = gql<{ registrations: Registration[] }, { event: string }>`
  query Registrations($event: ID!) {
    registrations(event: $event) { ...WholeRegistration }
  }
  ${whole}
`

export const cancelRegistration = gql<{ registration: Registration }, { id: string }>`
  mutation CancelRegistration($id: ID!) {
    registration: cancelRegistration(id: $id) { ...WholeRegistration }
  }
  ${whole}
`

export const checkInRegistration = gql<{ registration: Registration }, { id: string }>`
  mutation CheckInRegistration($id: ID!) {
    registration: checkInRegistration(id: $id) { ...WholeRegistration }
  }
  ${whole}
`

export const undoCheckIn = gql<{ registration: Registration }, { id: string }>`
  mutation UndoCheckIn($id: ID!) {
    registration: undoCheckIn(id: $id) { ...WholeRegistration }
  }
  ${whole}
`

/** How many an event has room for. Asked apart, since nothing else here needs the service that knows. */
export const eventCapacity = gql<{ places: { event: string; capacity: number | null } }, { event: string }>`
  query EventCapacity($event: ID!) {
    places: eventPlaces(event: $event) { event capacity }
  }
`
