/** What the search of the whole site asks for. */
import { gql } from 'urql'
import type { TextPart } from '../components/HighlightedText.tsx'

export type SearchMatch = {
  id: string
  slug: string | null
  category: string
  date: string | null
  title: TextPart[]
  excerpt: TextPart[]
}

export type SearchGroup = { kind: string; total: number; matches: SearchMatch[] }

export type SearchResults = { query: string; total: number; groups: SearchGroup[]; didYouMean: string | null }

export const searchQuery = gql<{ search: SearchResults }, { text: string; kind: string | null }>`
  query Search($text: String!, $kind: String) {
    search(text: $text, kind: $kind) {
      query
      total
      didYouMean
      groups {
        kind
        total
        matches {
          id
          slug
          category
          date
          title {
            text
            isMatch
          }
          excerpt {
            text
            isMatch
          }
        }
      }
    }
  }
`
