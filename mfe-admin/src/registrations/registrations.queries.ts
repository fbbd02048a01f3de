/** The operations of the registration screens. */
import { gql } from 'urql'

type NoVariables = Record<string, never>

/** The seats of an event with registrations. */
export type EventSeats = {
  event: string
  /** Null where there is no limit. */
  capacity: number | null
  takenSeats: number
  availableSeats: number | null
  waitingCount: number
}

/** A registration; personal data is null when it cannot be decrypted. */
export type Registration = {
  id: string
  reference: string
  name: string | null
  email: string | null
  phone: string | null
  seats: number
  needs: string | null
  state: string
  /** The position on the waiting list; null with a seat. */
  position: number | null
  receivedAt: string
  /** It looks like spam. */
  isSuspectedSpam: boolean
  /** When they were checked in, and by whom. */
  checkedInAt: string | null
  checkedInBy: string | null
}

/** A separate query, since another service answers it: the list works without it. */
export const eventNamesQuery = gql<
  { events: { id: string; title: string; eventDate: string }[] },
  NoVariables
>`
  query EventNames {
    events: allEvents { id title eventDate }
  }
`

export const eventSeatsQuery = gql<{ eventSeats: EventSeats[] }, NoVariables>`
  query AllEventSeats {
    eventSeats: allEventSeats { event capacity takenSeats availableSeats waitingCount }
  }
`

const registrationFields = gql`
  fragment RegistrationFields on Registration {
    id reference name email phone seats needs state position receivedAt isSuspectedSpam
    checkedInAt checkedInBy
  }
`

export const registrationsQuery = gql<{ registrations: Registration[] }, { event: string }>`
  query Registrations($event: ID!) {
    registrations(event: $event) { ...RegistrationFields }
  }
  ${registrationFields}
`

export const cancelRegistrationMutation = gql<{ registration: Registration }, { id: string }>`
  mutation CancelRegistration($id: ID!) {
    registration: cancelRegistration(id: $id) { ...RegistrationFields }
  }
  ${registrationFields}
`

export const checkInMutation = gql<{ registration: Registration }, { id: string }>`
  mutation CheckInRegistration($id: ID!) {
    registration: checkInRegistration(id: $id) { ...RegistrationFields }
  }
  ${registrationFields}
`

export const undoCheckInMutation = gql<{ registration: Registration }, { id: string }>`
  mutation UndoCheckIn($id: ID!) {
    registration: undoCheckIn(id: $id) { ...RegistrationFields }
  }
  ${registrationFields}
`

/** The capacity of an event. A separate query, since nothing else here needs that service. */
export const eventCapacityQuery = gql<
  { eventSeats: { event: string; capacity: number | null } },
  { event: string }
>`
  query EventCapacity($event: ID!) {
    eventSeats(event: $event) { event capacity }
  }
`
