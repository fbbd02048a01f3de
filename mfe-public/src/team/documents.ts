/** What the page about the team asks for. */
import { gql } from 'urql'

export type Colleague = {
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

export const teamDocument = gql<{ teamMembers: Colleague[] }>`
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
