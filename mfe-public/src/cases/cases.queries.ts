/** What the screens about cases ask for. */
import { gql } from 'urql'

/** A case, for its card. */
export type StoryCase = {
  id: string
  title: string
  caseNumber: string | null
  category: string
  status: string
  summary: string | null
  outcome: string | null
}

export type CaseDetails = StoryCase & {
  legalIssues: string | null
  assignedAttorney: string | null
  startDate: string | null
  endDate: string | null
  description: string | null
  impactStory: string | null
}

/** A stored case, with the date of its last change. */
export type StoredCase = CaseDetails & { updatedAt: string }

export const casesQuery = gql<{ cases: StoryCase[] }>`
  query Cases {
    cases {
      id
      title
      caseNumber
      category
      status
      summary
      outcome
    }
  }
`

export const caseQuery = gql<{ case: StoredCase | null }, { id: string }>`
  query Case($id: ID!) {
    case(id: $id) {
      id
      title
      caseNumber
      category
      status
      legalIssues
      assignedAttorney
      startDate
      endDate
      summary
      description
      outcome
      impactStory
      updatedAt
    }
  }
`
