/** What the list of received requests asks. */
import { gql } from 'urql'

/** A request for legal aid, as it was sent. */
export type LegalAidRequest = {
  id: string
  reference: string
  status: string
  category: string
  urgency: string
  name: string
  email: string
  phone: string
  description: string
  income: string
  householdSize: string
  receivedAt: string
}

export const allLegalAidRequests = gql<{ requests: LegalAidRequest[] }, Record<string, never>>`
  query AllLegalAidRequests {
    requests: allLegalAidRequests {
      id reference status category urgency name email phone description income householdSize receivedAt
    }
  }
`
