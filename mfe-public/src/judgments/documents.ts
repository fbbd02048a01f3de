/** What the screens about judgments ask for. The list never asks for full texts. */
import { gql } from 'urql'

export type JudgmentSummary = {
  id: string
  title: string
  caseNumber: string | null
  courtName: string
  judgeName: string | null
  judgmentDate: string
  parties: string | null
  legalIssues: string | null
  category: string
  summary: string | null
  pdfUrl: string | null
  keywords: string[]
}

export type JudgmentDetails = JudgmentSummary & { fullText: string | null; legalImplications: string | null }

export type JudgmentsPage = { items: JudgmentSummary[]; total: number; page: number; pages: number }

export type JudgmentsAsked = {
  search: string | null
  category: string | null
  court: string | null
  page: number
}

export const judgmentsDocument = gql<{ judgmentsPage: JudgmentsPage }, JudgmentsAsked>`
  query Judgments($search: String, $category: String, $court: String, $page: Int) {
    judgmentsPage(search: $search, category: $category, court: $court, page: $page) {
      total
      page
      pages
      items {
        id
        title
        caseNumber
        courtName
        judgeName
        judgmentDate
        parties
        legalIssues
        category
        summary
        pdfUrl
        keywords
      }
    }
  }
`

export const judgmentDocument = gql<{ judgment: JudgmentDetails | null }, { id: string }>`
  query Judgment($id: ID!) {
    judgment(id: $id) {
      id
      title
      caseNumber
      courtName
      judgeName
      judgmentDate
      parties
      legalIssues
      category
      summary
      fullText
      legalImplications
      pdfUrl
      keywords
    }
  }
`
