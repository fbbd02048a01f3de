/** What the page about the team asks for. */
import { gql } from 'urql'

export type TeamMember = {
  id: string
  name: string
  photo: string | null
  email: string | null
  phone: string | null
  designation: string
  department: string
  bio: string | null
  expertise: string[] | null
  languages: string[] | null
}

export const teamQuery = gql<{ teamMembers: TeamMember[] }>`
  query Team {
    teamMembers {
      id
      name
      photo
      email
      phone
      designation
      department
      bio
      expertise
      languages
    }
  }
`
