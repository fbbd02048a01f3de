/** What the screen for team members asks: the columns for the list, every field for one item. */
import { gql } from 'urql'
import type { BulkUpdateMutation, ManagementQueries } from '../management/definition/definition.ts'

/** What the table shows. */
export type TeamMemberRow = {
  id: string
  name: string
  designation: string
  department: string
  isActive: boolean
}

/** What the form holds and sends. */
export type TeamMemberDraft = {
  name: string
  photo?: string | null
  email?: string | null
  phone?: string | null
  designation: string
  department: string
  bio?: string | null
  qualifications?: string | null
  expertise: string[] | null
  languages?: string[] | null
  capacity?: number | null
  displayOrder: number
  isActive: boolean
}

export const teamMemberQueries: ManagementQueries<TeamMemberRow, TeamMemberDraft> = {
  typename: 'TeamMember',
  page: gql`
    query PageOfTeamMembers($page: PageInput!) {
      page: pageOfTeamMembers(page: $page) {
        items { id name designation department isActive }
        total
        counts { column value count }
      }
    }
  `,
  one: gql`
    query AnyTeamMember($id: ID!) {
      item: anyTeamMember(id: $id) {
        id version
        name photo email phone designation department bio qualifications expertise languages
        capacity displayOrder isActive
      }
    }
  `,
  create: gql`
    mutation CreateTeamMember($input: TeamMemberInput!) {
      item: createTeamMember(input: $input) { id name designation department isActive }
    }
  `,
  update: gql`
    mutation UpdateTeamMember($id: ID!, $input: TeamMemberInput!, $version: Int) {
      item: updateTeamMember(id: $id, input: $input, version: $version) { id name designation department isActive }
    }
  `,
  remove: gql`
    mutation DeleteTeamMember($id: ID!) {
      item: deleteTeamMember(id: $id) { id }
    }
  `,
  removeMany: gql`
    mutation DeleteTeamMembers($ids: [ID!]!) {
      items: deleteTeamMembers(ids: $ids) { id }
    }
  `,
}

/** Changes the flags of many. */
export const updateTeamMembersMutation: BulkUpdateMutation = gql`
  mutation SetTeamMembers($ids: [ID!]!, $input: TeamMemberFlags!) {
    items: setTeamMembers(ids: $ids, input: $input) { id name designation department isActive }
  }
`
