/** What the settings ask and send. There is one office, so no call names which. */
import type { OrganisationInput } from '@access/content/organisation/organisation.rules'
import { gql, type TypedDocumentNode } from 'urql'
import type { Listed, Whole } from '../management/definition.ts'

/** What the form holds and sends. */
export type OfficeDraft = Omit<OrganisationInput, 'id'>

type Saving = TypedDocumentNode<{ item: Listed }, { id: string; input: OfficeDraft; version?: number }>

const fields = `id version phone email address timeZone staffEmails
  hours { weekday from until } holidays { day name } social { name address }`

const one: TypedDocumentNode<{ item: Whole<OfficeDraft> | null }, { id: string }> = gql`
  query AnyOrganisation { item: anyOrganisation { ${fields} } }
`

const update: Saving = gql`
  mutation UpdateOrganisation($input: OrganisationInput!, $version: Int) {
    item: updateOrganisation(input: $input, version: $version) { ${fields} }
  }
`

// The office is there from the first start, and who saves it for the first time does the same as everyone after.
export const documents = { typename: 'Organisation', one, update, create: update as never }
