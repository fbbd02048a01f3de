/** What the screen for judgments asks: the columns for the list, every field for one item. */
import { gql } from 'urql'
import type { BulkUpdateMutation, ManagementQueries } from '../management/definition/definition.ts'

/** What the table shows. */
export type JudgmentRow = {
  id: string
  title: string
  courtName: string
  category: string
  judgmentDate: string
  isVisible: boolean
}

/** What the form holds and sends. */
export type JudgmentDraft = {
  title: string
  caseNumber: string | null
  courtName: string
  judgeName: string | null
  judgmentDate: string
  parties: string | null
  legalIssues: string | null
  category: string
  summary: string | null
  fullText: string | null
  legalImplications: string | null
  pdfUrl: string | null
  keywords: string[]
  isVisible: boolean
}

export const judgmentQueries: ManagementQueries<JudgmentRow, JudgmentDraft> = {
  typename: 'Judgment',
  page: gql`
    query PageOfJudgments($page: PageInput!) {
      page: pageOfJudgments(page: $page) {
        items { id title courtName category judgmentDate isVisible }
        total
        counts { column value count }
      }
    }
  `,
  one: gql`
    query AnyJudgment($id: ID!) {
      item: anyJudgment(id: $id) {
        id version
        title caseNumber courtName judgeName judgmentDate parties legalIssues category summary
        fullText legalImplications pdfUrl keywords isVisible
      }
    }
  `,
  create: gql`
    mutation CreateJudgment($input: JudgmentInput!) {
      item: createJudgment(input: $input) { id title courtName category judgmentDate isVisible }
    }
  `,
  update: gql`
    mutation UpdateJudgment($id: ID!, $input: JudgmentInput!, $version: Int) {
      item: updateJudgment(id: $id, input: $input, version: $version) { id title courtName category judgmentDate isVisible }
    }
  `,
  remove: gql`
    mutation DeleteJudgment($id: ID!) {
      item: deleteJudgment(id: $id) { id }
    }
  `,
  removeMany: gql`
    mutation DeleteJudgments($ids: [ID!]!) {
      items: deleteJudgments(ids: $ids) { id }
    }
  `,
}

/** Changes the flags of many. */
export const updateJudgmentsMutation: BulkUpdateMutation = gql`
  mutation SetJudgments($ids: [ID!]!, $input: JudgmentFlags!) {
    items: setJudgments(ids: $ids, input: $input) { id title courtName category judgmentDate isVisible }
  }
`
