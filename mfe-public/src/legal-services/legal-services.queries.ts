/** The query of the services screen. */
import { gql } from 'urql'

export type LegalService = {
  id: string
  title: string
  category: string
  description: string
  icon: string | null
  eligibility: string | null
  howToApply: string | null
}

export const legalServicesQuery = gql<{ legalServices: LegalService[] }>`
  query LegalServices {
    legalServices {
      id
      title
      category
      description
      icon
      eligibility
      howToApply
    }
  }
`
