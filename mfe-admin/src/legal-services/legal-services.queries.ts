/** What the screen for services asks: the columns for the list, every field for one item. */
import { gql } from 'urql'
import type { ManagementQueries } from '../management/definition/definition.ts'

/** What the table shows. */
export type LegalServiceRow = {
  id: string
  title: string
  category: string
  icon: string | null
  displayOrder: number
}

/** What the form holds and sends. */
export type LegalServiceDraft = {
  title: string
  category: string
  description: string
  icon: string | null
  eligibility: string | null
  howToApply: string | null
  displayOrder: number
}

export const legalServiceQueries: ManagementQueries<LegalServiceRow, LegalServiceDraft> = {
  typename: 'LegalService',
  page: gql`
    query PageOfLegalServices($page: PageInput!) {
      page: pageOfLegalServices(page: $page) {
        items { id title category icon displayOrder }
        total
        counts { column value count }
      }
    }
  `,
  one: gql`
    query AnyLegalService($id: ID!) {
      item: anyLegalService(id: $id) {
        id version
        title category description icon eligibility howToApply displayOrder
      }
    }
  `,
  create: gql`
    mutation CreateLegalService($input: LegalServiceInput!) {
      item: createLegalService(input: $input) { id title category icon displayOrder }
    }
  `,
  update: gql`
    mutation UpdateLegalService($id: ID!, $input: LegalServiceInput!, $version: Int) {
      item: updateLegalService(id: $id, input: $input, version: $version) { id title category icon displayOrder }
    }
  `,
  remove: gql`
    mutation DeleteLegalService($id: ID!) {
      item: deleteLegalService(id: $id) { id }
    }
  `,
  removeMany: gql`
    mutation DeleteLegalServices($ids: [ID!]!) {
      items: deleteLegalServices(ids: $ids) { id }
    }
  `,
}
