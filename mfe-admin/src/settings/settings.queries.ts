/** What the settings ask and send. There is one office, so no call names which. */
import type { OrganisationInput } from '@access/content/organisation/organisation.rules'
import { gql, type TypedDocumentNode } from 'urql'
import type { FullItem, ListedItem } from '../management/definition/definition.ts'

/** What the form holds and sends. */
export type OfficeDraft = Omit<OrganisationInput, 'id'>

type SaveVariables = TypedDocumentNode<
  { item: ListedItem },
  { id: string; input: OfficeDraft; version?: number }
>

const officeFields = `id version phone email address timeZone staffEmails
  hours { weekday from until } holidays { day name } social { name url }`

const officeQuery: TypedDocumentNode<{ item: FullItem<OfficeDraft> | null }, { id: string }> = gql`
  query AnyOrganisation { item: anyOrganisation { ${officeFields} } }
`

const updateOfficeMutation: SaveVariables = gql`
  mutation UpdateOrganisation($input: OrganisationInput!, $version: Int) {
    item: updateOrganisation(input: $input, version: $version) { ${officeFields} }
  }
`

// The office is there from the first start, and who saves it for the first time does the same as everyone after.
export const officeQueries = {
  typename: 'Organisation',
  one: officeQuery,
  update: updateOfficeMutation,
  create: updateOfficeMutation as never,
}
