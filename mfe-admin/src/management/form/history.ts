/** What the history of an item asks. */
import { gql, type TypedDocumentNode } from 'urql'

/** One save. */
export type ItemVersion = {
  version: number
  /** An ISO instant. */
  at: string
  who: string
  action: string
  /** All fields that a form sends, in JSON. */
  values: string
}

/** Newest first. */
export const HistoryOf: TypedDocumentNode<{ versions: ItemVersion[] }, { type: string; id: string }> = gql`
  query HistoryOf($type: String!, $id: ID!) {
    versions: historyOf(type: $type, id: $id) { version at who action values }
  }
`
