/** What the list of received requests asks. */
import { gql } from 'urql'

/** A request for legal aid, as it was sent. What the applicant wrote is sealed: null where it cannot be opened. */
export type LegalAidRequest = {
  id: string
  reference: string
  status: string
  category: string
  urgency: string
  name: string | null
  email: string | null
  phone: string | null
  description: string | null
  income: string | null
  householdSize: string | null
  receivedAt: string
}

export const allLegalAidRequests = gql<{ requests: LegalAidRequest[] }, Record<string, never>>`
  query AllLegalAidRequests {
    requests: allLegalAidRequests {
      id reference status category urgency name email phone description income householdSize receivedAt
    }
  }
`
