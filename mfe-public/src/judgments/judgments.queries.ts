/** Queries of judgments. The list never has full texts. */
import { gql } from 'urql'
import type { TextPart } from '../components/HighlightedText.tsx'

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

/** A stored judgment, with the date of its last change. */
export type StoredJudgment = JudgmentDetails & { updatedAt: string }

/** The highlighted matches in one judgment of the page. */
export type JudgmentMatch = { id: string; title: TextPart[]; summary: TextPart[]; excerpt: TextPart[] }

export type JudgmentsPage = {
  items: JudgmentSummary[]
  total: number
  page: number
  pages: number
  matches: JudgmentMatch[]
  didYouMean: string | null
}

export type JudgmentsVariables = {
  search: string | null
  category: string | null
  court: string | null
  sort: string | null
  page: number
}

/** What else we have on the subject of a judgment. */
export type RelatedContent = {
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

export const judgmentsQuery = gql<{ judgmentsPage: JudgmentsPage }, JudgmentsVariables>`
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

export const judgmentQuery = gql<
  { judgment: StoredJudgment | null; related: RelatedContent | null },
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
