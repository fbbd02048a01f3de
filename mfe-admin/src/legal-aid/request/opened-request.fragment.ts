/** The fields of a decrypted request, shared by queries and mutations. */
import { gql } from 'urql'

const summaryFields = gql`
  fragment RequestSummaryFields on LegalAidRequest {
    id reference status category urgency receivedAt reviewDueAt matchDueAt documentCount unreadCount
    assigneeId assigneeName nextDueAt
  }
`

export const requestDetailsFields = gql`
  fragment RequestDetailsFields on RequestDetails {
    request { ...RequestSummaryFields }
    conflicts {
      isLocked outcome decidedBy decidedAt reason newNameCount
      parties { id role isNamedByApplicant name aliases }
      matches {
        id name role otherName otherRole request { id reference status } listedReason reasons relation needsDecision
        resolution { decision reason decidedBy decidedAt }
      }
    }
    name email phone description income householdSize
    additionalDetails {
      safeContactMethods safeContactHours leaveMessage senderName language interpreter adverseParty courtDate accessNeeds
    }
    documents { id name kind size addedAt scan }
    messages { id sentAt sender text }
    notes { id writtenAt author text }
    timeline { id occurredAt actor action itemType }
    otherRequests { ...RequestSummaryFields }
    sourceMessage { id reference }
    nextStatuses
  }
  ${summaryFields}
`
