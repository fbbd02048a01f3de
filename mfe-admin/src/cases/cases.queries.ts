/** What the screen for cases asks: the columns for the list, every field for one item. */
import { gql } from 'urql'
import type { BulkUpdateMutation, ManagementQueries } from '../management/definition/definition.ts'

/** What the table shows. */
export type CaseRow = {
  id: string
  title: string
  category: string
  status: string
  isPublic: boolean
  isFeatured: boolean
}

/** What the form holds and sends. */
export type CaseDraft = {
  title: string
  caseNumber: string | null
  category: string
  clientInfo: string | null
  legalIssues: string | null
  assignedAttorney: string | null
  status: string
  startDate: string | null
  endDate: string | null
  summary: string | null
  description: string | null
  outcome: string | null
  impactStory: string | null
  isPublic: boolean
  isFeatured: boolean
}

export const caseQueries: ManagementQueries<CaseRow, CaseDraft> = {
  typename: 'Case',
  page: gql`
    query PageOfCases($page: PageInput!) {
      page: pageOfCases(page: $page) {
        items { id title category status isPublic isFeatured }
        total
        counts { column value count }
      }
    }
  `,
  one: gql`
    query AnyCase($id: ID!) {
      item: anyCase(id: $id) {
        id version
        title caseNumber category clientInfo legalIssues assignedAttorney status startDate endDate
        summary description outcome impactStory isPublic isFeatured
      }
    }
  `,
  create: gql`
    mutation CreateCase($input: CaseInput!) {
      item: createCase(input: $input) { id title category status isPublic isFeatured }
    }
  `,
  update: gql`
    mutation UpdateCase($id: ID!, $input: CaseInput!, $version: Int) {
      item: updateCase(id: $id, input: $input, version: $version) { id title category status isPublic isFeatured }
    }
  `,
  remove: gql`
    mutation DeleteCase($id: ID!) {
      item: deleteCase(id: $id) { id }
    }
  `,
  removeMany: gql`
    mutation DeleteCases($ids: [ID!]!) {
      items: deleteCases(ids: $ids) { id }
    }
  `,
}

/** Changes the flags of many. */
export const updateCasesMutation: BulkUpdateMutation = gql`
  mutation SetCases($ids: [ID!]!, $input: CaseFlags!) {
    items: setCases(ids: $ids, input: $input) { id title category status isPublic isFeatured }
  }
`
