/** The operations of the retention card. */
import { gql } from 'urql'

/** Times are ISO instants. */
export type Retention = {
  id: string
  retainedUntil: string | null
  legalHoldSince: string | null
  legalHoldBy: string | null
  legalHoldReason: string | null
  /** When the closure notice was sent, and by when to answer it. */
  closureNoticeSentAt: string | null
  answerDueAt: string | null
  periods: { status: string; months: number }[]
}

const retentionFields = gql`
  fragment RetentionFields on RequestRetention {
    id retainedUntil legalHoldSince legalHoldBy legalHoldReason closureNoticeSentAt answerDueAt periods { status months }
  }
`

export const retentionQuery = gql<{ retention: Retention }, { id: string }>`
  query RequestRetention($id: ID!) {
    retention: requestRetention(id: $id) { ...RetentionFields }
  }
  ${retentionFields}
`

export const placeHoldMutation = gql<{ retention: Retention }, { id: string; reason: string }>`
  mutation PlaceLegalHold($id: ID!, $reason: String!) {
    retention: placeLegalHold(id: $id, reason: $reason) { ...RetentionFields }
  }
  ${retentionFields}
`

export const liftHoldMutation = gql<{ retention: Retention }, { id: string }>`
  mutation LiftLegalHold($id: ID!) {
    retention: liftLegalHold(id: $id) { ...RetentionFields }
  }
  ${retentionFields}
`
