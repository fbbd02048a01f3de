/** What the search for an attorney asks. */
import { gql } from 'urql'

/** Somebody who could take a request on, and why, or why not. */
export type Ranked = {
  id: string
  name: string
  designation: string
  reasons: { text: string; speaks: string }[]
  /** Whether they can be asked at all. */
  askable: boolean
}

/** A request as it was offered to somebody. Instants in ISO. */
export type Offer = {
  id: string
  attorney: string
  offeredBy: string
  offeredAt: string
  endsAt: string
  /** 'open', 'accepted', 'refused', 'conflict', 'taken_back', 'moved_on' or 'expired'. */
  state: string
  endedAt: string | null
  /** When the attorney had said that they have no conflict, and read on. */
  clearedAt: string | null
  summary: string
  reason: string | null
}

/** How far the search has come. */
export type Matching = {
  id: string
  /** Whether the request can be offered now. */
  offerable: boolean
  /** Best first; null when nobody can say who works here. */
  attorneys: Ranked[] | null
  /** The newest first. */
  offers: Offer[]
  /** Who has taken the request on. */
  matchedWith: string | null
}

const search = gql`
  fragment Search on Matching {
    id offerable matchedWith
    attorneys { id name designation askable reasons { text speaks } }
    offers { id attorney offeredBy offeredAt endsAt state endedAt clearedAt summary reason }
  }
`

export const matchingOf = gql<{ matching: Matching }, { id: string }>`
  query Matching($id: ID!) {
    matching(id: $id) { ...Search }
  }
  ${search}
`

export const offerToAttorney = gql<{ matching: Matching }, { id: string; attorney: string; summary: string }>`
  mutation OfferToAttorney($id: ID!, $attorney: ID!, $summary: String!) {
    matching: offerToAttorney(id: $id, attorney: $attorney, summary: $summary) { ...Search }
  }
  ${search}
`

export const takeBackOffer = gql<{ matching: Matching }, { id: string; offer: string }>`
  mutation TakeBackOffer($id: ID!, $offer: ID!) {
    matching: takeBackOffer(id: $id, offer: $offer) { ...Search }
  }
  ${search}
`
