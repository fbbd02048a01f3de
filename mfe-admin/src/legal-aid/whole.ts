/** What is asked of a request that is opened, whichever question or act it is the answer to. */
import { gql } from 'urql'

const headline = gql`
  fragment Headline on LegalAidRequest {
    id reference status category urgency receivedAt reviewBy matchBy documentCount unread
    assigneeId assigneeName nextPromise
  }
`

export const whole = gql`
  fragment Whole on OpenedRequest {
    request { ...Headline }
    conflicts {
      isShut outcome by decidedAt reason newNames
      parties { id role isTold name aliases }
      hits {
        id name role otherName otherRole request { id reference status } keptFor why relation needsDecision
        decided { decision reason by at }
      }
    }
    name email phone description income householdSize
    more {
      safeWays safeHours leaveMessage senderName language interpreter otherSide courtDate accessNeeds
    }
    documents { id name kind size addedAt scan }
    messages { id at from text }
    notes { id at who text }
    timeline { id at who action noun }
    others { ...Headline }
    fromMessage { id reference }
    moves
  }
  ${headline}
`
