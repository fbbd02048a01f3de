/** The operations of the screening card. */
import type { ExactFigures } from '@access/requests/casework/screening/guideline.rules'
import { gql } from 'urql'

/** Percent of the guideline; no end is null. */
export type ScreeningPercentage = { min: number; max: number | null }

export type ScreeningCondition = {
  percent: number
  certainty: 'sure' | 'not' | 'undecided'
  explanation: string
}

/** A screening of a request and its basis. */
export type RequestScreening = {
  id: string
  screenedAt: string
  screenedBy: string
  income: string
  householdSize: string
  /** Based on exact figures rather than the answers of the form. */
  isExact: boolean
  result: 'likely' | 'maybe' | 'probably not'
  explanation: string
  /** Null when it cannot be computed. */
  percentage: ScreeningPercentage | null
  conditions: ScreeningCondition[]
  note: string | null
  basis: {
    rule: string
    year: number
    region: string
    isChecked: boolean
    /** In percent of the guideline. */
    ceiling: number
    exceptions: number
  }
}

type ScreeningsData = { screenings: RequestScreening[] }

const screeningFields = gql`
  fragment ScreeningFields on RequestScreening {
    id screenedAt screenedBy income householdSize isExact result explanation
    percentage { min max }
    conditions { percent certainty explanation }
    note
    basis { rule year region isChecked ceiling exceptions }
  }
`

/** Newest first. */
export const screeningsQuery = gql<ScreeningsData, { request: string }>`
  query RequestScreenings($request: ID!) {
    screenings: requestScreenings(request: $request) { ...ScreeningFields }
  }
  ${screeningFields}
`

export const screenRequestMutation = gql<ScreeningsData, { request: string; exact?: ExactFigures }>`
  mutation ScreenRequest($request: ID!, $exact: ExactFiguresInput) {
    screenings: screenRequest(request: $request, exact: $exact) { ...ScreeningFields }
  }
  ${screeningFields}
`
