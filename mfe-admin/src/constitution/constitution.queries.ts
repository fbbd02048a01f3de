/** What the screen for versions of the constitution asks: the columns for the list, every field for one item. */
import { gql, type TypedDocumentNode } from 'urql'
import type { ManagementQueries } from '../management/definition/definition.ts'

/** What the table shows. */
export type ConstitutionVersionRow = {
  id: string
  versionNumber: string
  /** A day, as midnight UTC. */
  effectiveDate: string
  pdfUrl: string | null
}

/** What the form holds and sends. */
export type ConstitutionVersionDraft = {
  versionNumber: string
  effectiveDate: string
  pdfUrl: string | null
  changes: string | null
}

/** The version that visitors are shown today; null before the first. */
export const versionInForceQuery: TypedDocumentNode<
  { inForce: { id: string; effectiveDate: string } | null },
  Record<string, never>
> = gql`
  query ConstitutionInForce {
    inForce: currentConstitution { id effectiveDate }
  }
`

export const constitutionVersionQueries: ManagementQueries<ConstitutionVersionRow, ConstitutionVersionDraft> =
  {
    typename: 'ConstitutionVersion',
    page: gql`
    query PageOfConstitutionVersions($page: PageInput!) {
      page: pageOfConstitutionVersions(page: $page) {
        items { id versionNumber effectiveDate pdfUrl }
        total
        counts { column value count }
      }
    }
  `,
    one: gql`
    query AnyConstitutionVersion($id: ID!) {
      item: anyConstitutionVersion(id: $id) {
        id version
        versionNumber effectiveDate pdfUrl changes
      }
    }
  `,
    create: gql`
    mutation CreateConstitutionVersion($input: ConstitutionVersionInput!) {
      item: createConstitutionVersion(input: $input) { id versionNumber effectiveDate pdfUrl }
    }
  `,
    update: gql`
    mutation UpdateConstitutionVersion($id: ID!, $input: ConstitutionVersionInput!, $version: Int) {
      item: updateConstitutionVersion(id: $id, input: $input, version: $version) { id versionNumber effectiveDate pdfUrl }
    }
  `,
    remove: gql`
    mutation DeleteConstitutionVersion($id: ID!) {
      item: deleteConstitutionVersion(id: $id) { id }
    }
  `,
    removeMany: gql`
    mutation DeleteConstitutionVersions($ids: [ID!]!) {
      items: deleteConstitutionVersions(ids: $ids) { id }
    }
  `,
  }
