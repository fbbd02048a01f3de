/** What the screen for team members asks: the columns for the list, every field for one item. */
import { gql } from 'urql'
import type { Documents } from '../management/definition.ts'

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
  displayOrder: number
  isActive: boolean
}

export const documents: Documents<TeamMemberRow, TeamMemberDraft> = {
  typename: 'TeamMember',
  all: gql`
    query AllTeamMembers {
      items: allTeamMembers { id name designation department isActive }
    }
  `,
  one: gql`
    query AnyTeamMember($id: ID!) {
      item: anyTeamMember(id: $id) {
        id
        name photo email phone designation department bio qualifications expertise displayOrder
        isActive
      }
    }
  `,
  create: gql`
    mutation CreateTeamMember($input: TeamMemberInput!) {
      item: createTeamMember(input: $input) { id name designation department isActive }
    }
  `,
  update: gql`
    mutation UpdateTeamMember($id: ID!, $input: TeamMemberInput!) {
      item: updateTeamMember(id: $id, input: $input) { id name designation department isActive }
    }
  `,
  remove: gql`
    mutation DeleteTeamMember($id: ID!) {
      item: deleteTeamMember(id: $id) { id }
    }
  `,
}
