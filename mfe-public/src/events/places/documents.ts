/** What is asked about places at events. */
import { gql } from 'urql'

export type Places = {
  capacity: number | null
  left: number | null
  waiting: number
  open: boolean
}

export type Place = {
  reference: string
  event: string
  name: string | null
  seats: number
  needs: string | null
  phone: string | null
  state: 'placed' | 'waiting' | 'cancelled'
  position: number | null
  seatsFree: number | null
}

/** What somebody is given who has registered. */
export type Receipt = Pick<Place, 'reference' | 'seats' | 'position'> & {
  state: 'placed' | 'waiting'
  link: string
}

export const placesDocument = gql<{ eventPlaces: Places }, { event: string }>`
  query EventPlaces($event: ID!) {
    eventPlaces(event: $event) {
      capacity
      left
      waiting
      open
    }
  }
`

const fields = 'reference event name seats needs phone state position seatsFree'

export const placeDocument = gql<{ placeByLink: Place | null }, { link: string }>`
  query PlaceByLink($link: String!) { placeByLink(link: $link) { ${fields} } }
`

export type Change = { link: string; seats: number; needs: string | null; phone: string | null }

export const changeText = `
  mutation ChangePlace($link: String!, $seats: Int!, $needs: String, $phone: String) {
    changePlace(link: $link, seats: $seats, needs: $needs, phone: $phone) { ${fields} }
  }
`

export const cancelText = `
  mutation CancelPlace($link: String!) { cancelPlace(link: $link) { ${fields} } }
`
