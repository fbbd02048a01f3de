/** The operations of the attorney matching. */
import { gql } from 'urql'

/** An attorney with the reasons for and against a referral. */
export type RankedAttorney = {
  id: string
  name: string
  designation: string
  reasons: { text: string; effect: string }[]
  /** Whether an offer can be sent to them. */
  canReceiveOffer: boolean
}

/** A referral offer. Times are ISO instants. */
export type ReferralOffer = {
  id: string
  attorney: string
  offeredBy: string
  offeredAt: string
  endsAt: string
  /** 'open', 'accepted', 'refused', 'conflict', 'taken_back', 'moved_on' or 'expired'. */
  state: string
  endedAt: string | null
  /** When the attorney denied a conflict and opened the case summary. */
  clearedAt: string | null
  summary: string
  reason: string | null
}

/** The state of the matching. */
export type Matching = {
  id: string
  /** Whether the request can be offered now. */
  canOffer: boolean
  /** Best first; null when the team could not be loaded. */
  attorneys: RankedAttorney[] | null
  /** The newest first. */
  offers: ReferralOffer[]
  /** The attorney who accepted the request. */
  matchedAttorney: string | null
}

const matchingFields = gql`
  fragment MatchingFields on Matching {
    id canOffer matchedAttorney
    attorneys { id name designation canReceiveOffer reasons { text effect } }
    offers { id attorney offeredBy offeredAt endsAt state endedAt clearedAt summary reason }
  }
`

export const matchingQuery = gql<{ matching: Matching }, { id: string }>`
  query Matching($id: ID!) {
    matching(id: $id) { ...MatchingFields }
  }
  ${matchingFields}
`

export const offerToAttorneyMutation = gql<
  { matching: Matching },
  { id: string; attorney: string; summary: string }
>`
  mutation OfferToAttorney($id: ID!, $attorney: ID!, $summary: String!) {
    matching: offerToAttorney(id: $id, attorney: $attorney, summary: $summary) { ...MatchingFields }
  }
  ${matchingFields}
`

export const revokeOfferMutation = gql<{ matching: Matching }, { id: string; offer: string }>`
  mutation RevokeOffer($id: ID!, $offer: ID!) {
    matching: revokeOffer(id: $id, offer: $offer) { ...MatchingFields }
  }
  ${matchingFields}
`
