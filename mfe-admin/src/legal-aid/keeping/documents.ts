/** What is asked about how long a request is kept, and whether it may be closed. */
import { gql } from 'urql'

/** Instants in ISO; null is none. */
export type Retention = {
  id: string
  keptUntil: string | null
  heldSince: string | null
  heldBy: string | null
  heldFor: string | null
  /** When they were asked whether help is still needed, and by when to answer. */
  closingAskedAt: string | null
  answerBy: string | null
  times: { status: string; months: number }[]
}

const fields = gql`
  fragment Retention on RequestRetention {
    id keptUntil heldSince heldBy heldFor closingAskedAt answerBy times { status months }
  }
`

export const requestRetention = gql<{ retention: Retention }, { id: string }>`
  query RequestRetention($id: ID!) {
    retention: requestRetention(id: $id) { ...Retention }
  }
  ${fields}
`

export const holdRequest = gql<{ retention: Retention }, { id: string; reason: string }>`
  mutation HoldRequest($id: ID!, $reason: String!) {
    retention: holdRequest(id: $id, reason: $reason) { ...Retention }
  }
  ${fields}
`

export const liftHold = gql<{ retention: Retention }, { id: string }>`
  mutation LiftHold($id: ID!) {
    retention: liftHold(id: $id) { ...Retention }
  }
  ${fields}
`
