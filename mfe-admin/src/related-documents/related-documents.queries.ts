/** What the screen for related documents asks: the columns for the list, every field for one item. */
import { gql } from 'urql'
import type { BulkUpdateMutation, ManagementQueries } from '../management/definition/definition.ts'

/** What the table shows. */
export type RelatedDocumentRow = {
  id: string
  title: string
  available: boolean
  file: string | null
  displayOrder: number
}

/** What the form holds and sends. */
export type RelatedDocumentDraft = {
  title: string
  description: string | null
  available: boolean
  file: string | null
  displayOrder: number
}

export const relatedDocumentQueries: ManagementQueries<RelatedDocumentRow, RelatedDocumentDraft> = {
  typename: 'RelatedDocument',
  page: gql`
    query PageOfRelatedDocuments($page: PageInput!) {
      page: pageOfRelatedDocuments(page: $page) {
        items { id title available file displayOrder }
        total
        counts { column value count }
      }
    }
  `,
  one: gql`
    query AnyRelatedDocument($id: ID!) {
      item: anyRelatedDocument(id: $id) {
        id version
        title description available file displayOrder
      }
    }
  `,
  create: gql`
    mutation CreateRelatedDocument($input: RelatedDocumentInput!) {
      item: createRelatedDocument(input: $input) { id title available file displayOrder }
    }
  `,
  update: gql`
    mutation UpdateRelatedDocument($id: ID!, $input: RelatedDocumentInput!, $version: Int) {
      item: updateRelatedDocument(id: $id, input: $input, version: $version) { id title available file displayOrder }
    }
  `,
  remove: gql`
    mutation DeleteRelatedDocument($id: ID!) {
      item: deleteRelatedDocument(id: $id) { id }
    }
  `,
  removeMany: gql`
    mutation DeleteRelatedDocuments($ids: [ID!]!) {
      items: deleteRelatedDocuments(ids: $ids) { id }
    }
  `,
}

/** Changes whether many can be had online. */
export const updateRelatedDocumentsMutation: BulkUpdateMutation = gql`
  mutation SetRelatedDocuments($ids: [ID!]!, $input: RelatedDocumentFlags!) {
    items: setRelatedDocuments(ids: $ids, input: $input) { id title available file displayOrder }
  }
`
