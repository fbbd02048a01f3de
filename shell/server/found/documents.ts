/**
 * What feeds, sitemaps and calendars ask for: public queries only, as an anonymous visitor, so that nothing hidden
 * can come with the answer.
 */
import { gql } from '@urql/core'

export type FoundPost = {
  id: string
  title: string
  slug: string
  excerpt: string | null
  category: string
  publishDate: string | null
  updatedAt: string
}

export type FoundEvent = {
  id: string
  title: string
  description: string | null
  eventDate: string
  eventTime: string | null
  duration: string | null
  location: string | null
  eventType: string
  status: string
  /** Which save of it this is, counted from one. */
  version: number
  updatedAt: string
}

export type FoundJudgment = {
  id: string
  title: string
  courtName: string
  judgmentDate: string
  category: string
  summary: string | null
  updatedAt: string
}

/** What has an address of its own, and since when it says what it says. */
export type FoundPlace = { id: string; updatedAt: string }

export const postsDocument = gql<{ posts: FoundPost[] }>`
  query FoundPosts {
    posts {
      id
      title
      slug
      excerpt
      category
      publishDate
      updatedAt
    }
  }
`

export const eventsDocument = gql<{ events: FoundEvent[] }>`
  query FoundEvents {
    events {
      id
      title
      description
      eventDate
      eventTime
      duration
      location
      eventType
      status
      version
      updatedAt
    }
  }
`

export const eventDocument = gql<{ event: FoundEvent | null }, { id: string }>`
  query FoundEvent($id: ID!) {
    event(id: $id) {
      id
      title
      description
      eventDate
      eventTime
      duration
      location
      eventType
      status
      version
      updatedAt
    }
  }
`

/** The two newest pages of judgments hold more than a feed shows. */
export const newJudgmentsDocument = gql<Record<'newest' | 'next', { items: FoundJudgment[] }>>`
  query FoundJudgments {
    newest: judgmentsPage(page: 1) {
      items {
        id
        title
        courtName
        judgmentDate
        category
        summary
        updatedAt
      }
    }
    next: judgmentsPage(page: 2) {
      items {
        id
        title
        courtName
        judgmentDate
        category
        summary
        updatedAt
      }
    }
  }
`

export const judgmentIdsDocument = gql<{ judgments: FoundPlace[] }>`
  query FoundJudgmentIds {
    judgments {
      id
      updatedAt
    }
  }
`

export const caseIdsDocument = gql<{ cases: FoundPlace[] }>`
  query FoundCaseIds {
    cases {
      id
      updatedAt
    }
  }
`
