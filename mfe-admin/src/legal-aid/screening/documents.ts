/** What the card about a request's screenings asks. */
import type { ExactFigures } from '@access/requests/screening/guideline.rules'
import { gql } from 'urql'

/** Percent of the guideline; no end is null. */
export type Share = { from: number; upTo: number | null }

export type Condition = { percent: number; sureness: 'sure' | 'not' | 'undecided'; words: string }

/** How a request was judged at a moment, and by what. */
export type OneScreening = {
  id: string
  at: string
  who: string
  income: string
  householdSize: string
  /** By figures that were told, rather than by the answers of the form. */
  isExact: boolean
  result: 'likely' | 'maybe' | 'probably not'
  words: string
  /** Null where it cannot be told. */
  share: Share | null
  conditions: Condition[]
  note: string | null
  by: {
    rule: string
    year: number
    region: string
    isChecked: boolean
    /** In percent of the guideline. */
    ceiling: number
    exceptions: number
  }
}

type All = { screenings: OneScreening[] }

const whole = gql`
  fragment WholeScreening on RequestScreening {
    id at who income householdSize isExact result words
    share { from upTo }
    conditions { percent sureness words }
    note
    by { rule year region isChecked ceiling exceptions }
  }
`

/** Newest first. */
export const requestScreenings = gql<All, { request: string }>`
  query RequestScreenings($request: ID!) {
    screenings: requestScreenings(request: $request) { ...WholeScreening }
  }
  ${whole}
`

export const screenRequest = gql<All, { request: string; exact?: ExactFigures }>`
  mutation ScreenRequest($request: ID!, $exact: ExactFiguresInput) {
    screenings: screenRequest(request: $request, exact: $exact) { ...WholeScreening }
  }
  ${whole}
`
