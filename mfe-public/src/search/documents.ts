/** What the search of the whole site asks for. */
import { gql } from 'urql'
import type { TextPart } from '../Marked.tsx'

export type SearchHit = {
  id: string
  slug: string | null
  about: string
  date: string | null
  title: TextPart[]
  excerpt: TextPart[]
}

export type SearchGroup = { kind: string; total: number; hits: SearchHit[] }

export type SearchResults = { words: string; total: number; groups: SearchGroup[]; didYouMean: string | null }

export const searchDocument = gql<{ search: SearchResults }, { text: string; kind: string | null }>`
  query Search($text: String!, $kind: String) {
    search(text: $text, kind: $kind) {
      words
      total
      didYouMean
      groups {
        kind
        total
        hits {
          id
          slug
          about
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
