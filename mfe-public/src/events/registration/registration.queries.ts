/** Queries and mutations of event registrations. */
import { gql } from 'urql'

export type EventSeats = {
  capacity: number | null
  availableSeats: number | null
  waitingCount: number
  isOpen: boolean
}

export type RegistrationDetails = {
  reference: string
  event: string
  name: string | null
  seats: number
  needs: string | null
  phone: string | null
  state: 'placed' | 'waiting' | 'cancelled'
  position: number | null
  availableSeats: number | null
}

/** What somebody gets who has registered. */
export type Receipt = Pick<RegistrationDetails, 'reference' | 'seats' | 'position'> & {
  state: 'placed' | 'waiting'
  link: string
}

export const seatsQuery = gql<{ eventSeats: EventSeats }, { event: string }>`
  query EventSeats($event: ID!) {
    eventSeats(event: $event) {
      capacity
      availableSeats
      waitingCount
      isOpen
    }
  }
`

const registrationFields = 'reference event name seats needs phone state position availableSeats'

export const registrationQuery = gql<{ registrationByLink: RegistrationDetails | null }, { link: string }>`
  query RegistrationByLink($link: String!) { registrationByLink(link: $link) { ${registrationFields} } }
`

export type RegistrationChange = { link: string; seats: number; needs: string | null; phone: string | null }

export const changeRegistrationMutation = `
  mutation ChangeRegistration($link: String!, $seats: Int!, $needs: String, $phone: String) {
    changeRegistration(link: $link, seats: $seats, needs: $needs, phone: $phone) { ${registrationFields} }
  }
`

export const cancelRegistrationMutation = `
  mutation CancelRegistration($link: String!) { cancelRegistrationByLink(link: $link) { ${registrationFields} } }
`
