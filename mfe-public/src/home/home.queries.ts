/** The query of the home page. */
import { gql } from 'urql'
import type { PostSummary } from '../blog/posts.queries.ts'
import type { StoryCase } from '../cases/cases.queries.ts'
import type { EventSummary } from '../events/data/events.queries.ts'

export type HomeService = {
  id: string
  title: string
  description: string
  icon: string | null
}

export type HomeData = {
  legalServices: HomeService[]
  featuredCases: StoryCase[]
  upcomingEvents: EventSummary[]
  recentPosts: PostSummary[]
}

export const homeQuery = gql<HomeData>`
  query Home {
    legalServices {
      id
      title
      description
      icon
    }
    featuredCases {
      id
      title
      caseNumber
      category
      status
      summary
      outcome
    }
    upcomingEvents {
      id
      title
      description
      eventDate
      eventTime
      duration
      location
    }
    recentPosts {
      id
      title
      slug
      excerpt
      featuredImage
      category
      publishDate
    }
  }
`
