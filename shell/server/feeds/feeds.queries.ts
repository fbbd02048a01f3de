/**
 * The queries of feeds, sitemaps and calendars: public ones only, as an anonymous visitor, so that nothing hidden
 * can be in the response.
 */
import { gql } from '@urql/core'

export type FeedPost = {
  id: string
  title: string
  slug: string
  excerpt: string | null
  category: string
  publishDate: string | null
  updatedAt: string
}

export type FeedEvent = {
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

export type FeedJudgment = {
  id: string
  title: string
  courtName: string
  judgmentDate: string
  category: string
  summary: string | null
  updatedAt: string
}

/** An item with a page of its own, and when it last changed. */
export type SitemapItem = { id: string; updatedAt: string }

export const postsQuery = gql<{ posts: FeedPost[] }>`
  query FeedPosts {
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

export const eventsQuery = gql<{ events: FeedEvent[] }>`
  query FeedEvents {
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

export const eventQuery = gql<{ event: FeedEvent | null }, { id: string }>`
  query FeedEvent($id: ID!) {
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
export const newJudgmentsQuery = gql<Record<'newest' | 'next', { items: FeedJudgment[] }>>`
  query FeedJudgments {
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

export const judgmentIdsQuery = gql<{ judgments: SitemapItem[] }>`
  query SitemapJudgments {
    judgments {
      id
      updatedAt
    }
  }
`

export const caseIdsQuery = gql<{ cases: SitemapItem[] }>`
  query SitemapCases {
    cases {
      id
      updatedAt
    }
  }
`
