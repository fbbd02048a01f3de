/** What the history of an item asks. */
import { gql, type TypedDocumentNode } from 'urql'

/** One save. */
export type ItemVersion = {
  version: number
  /** An ISO instant. */
  savedAt: string
  actor: string
  action: string
  /** All fields that a form sends, in JSON. */
  values: string
}

/** Newest first. */
export const itemHistoryQuery: TypedDocumentNode<{ versions: ItemVersion[] }, { type: string; id: string }> =
  gql`
  query ItemHistory($type: String!, $id: ID!) {
    versions: itemVersions(type: $type, id: $id) { version savedAt actor action values }
  }
`
