/** Everything the home page shows that lives in the data, asked for at once. */
import { gql } from 'urql'
import type { PostSummary } from '../blog/documents.ts'
import type { StoryCase } from '../cases/documents.ts'
import type { EventSummary } from '../events/documents.ts'

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

export const homeDocument = gql<HomeData>`
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
