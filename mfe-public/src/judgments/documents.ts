/** What the screens about judgments ask for. The list never asks for full texts. */
import { gql } from 'urql'
import type { TextPart } from '../Marked.tsx'

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

/** A judgment that is stored, and since when it says what it says. */
export type StoredJudgment = JudgmentDetails & { updatedAt: string }

/** Where the words that were searched for stand in one judgment of the page. */
export type JudgmentMatch = { id: string; title: TextPart[]; summary: TextPart[]; excerpt: TextPart[] }

export type JudgmentsPage = {
  items: JudgmentSummary[]
  total: number
  page: number
  pages: number
  matches: JudgmentMatch[]
  didYouMean: string | null
}

export type JudgmentsAsked = {
  search: string | null
  category: string | null
  court: string | null
  sort: string | null
  page: number
}

/** What else we have on the subject of a judgment. */
export type Related = {
  service: { id: string; title: string; description: string; icon: string | null } | null
  post: { id: string; slug: string; title: string; excerpt: string | null } | null
  event: {
    id: string
    title: string
    eventDate: string
    eventTime: string | null
    location: string | null
  } | null
}

export const judgmentsDocument = gql<{ judgmentsPage: JudgmentsPage }, JudgmentsAsked>`
  query Judgments($search: String, $category: String, $court: String, $sort: String, $page: Int) {
    judgmentsPage(search: $search, category: $category, court: $court, sort: $sort, page: $page) {
      total
      page
      pages
      didYouMean
      matches {
        id
        title {
          text
          isMatch
        }
        summary {
          text
          isMatch
        }
        excerpt {
          text
          isMatch
        }
      }
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

export const judgmentDocument = gql<
  { judgment: StoredJudgment | null; related: Related | null },
  { id: string }
>`
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
      updatedAt
    }
    related: relatedToJudgment(id: $id) {
      service {
        id
        title
        description
        icon
      }
      post {
        id
        slug
        title
        excerpt
      }
      event {
        id
        title
        eventDate
        eventTime
        location
      }
    }
  }
`
