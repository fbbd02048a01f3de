/** What the screens about cases ask for. */
import { gql } from 'urql'

/** A case as its card tells it. */
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

/** A case that is stored, and since when it says what it says. */
export type StoredCase = CaseDetails & { updatedAt: string }

export const casesDocument = gql<{ cases: StoryCase[] }>`
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

export const caseDocument = gql<{ case: StoredCase | null }, { id: string }>`
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
