/** The operations of the legal aid request screens. */
import type { AdditionalDetailsValues } from '@access/requests/intake/legal-aid-requests/additional-details.rules'
import { gql } from 'urql'
import type { ConflictCheck } from './conflict-check.ts'
import { requestDetailsFields } from './opened-request.fragment.ts'

/** The unencrypted fields of a request. Times are ISO instants. */
export type RequestSummary = {
  id: string
  reference: string
  status: string
  category: string
  urgency: string
  receivedAt: string
  reviewDueAt: string
  matchDueAt: string
  documentCount: number
  /** Unread messages of the applicant. */
  unreadCount: number
  /** The assigned administrator. */
  assigneeId: string | null
  assigneeName: string | null
  /** The next deadline, of the review or the match; null when neither is due. */
  nextDueAt: string | null
}

export type RequestDocument = {
  id: string
  name: string
  kind: string
  /** In bytes. */
  size: number
  addedAt: string
  scan: string
}

export type RequestMessage = { id: string; sentAt: string; sender: string; text: string }

/** An internal note. */
export type RequestNote = { id: string; writtenAt: string; author: string; text: string }

export type TimelineEvent = {
  id: string
  occurredAt: string
  actor: string
  action: string
  itemType: string
}

/** A decrypted request; fields that cannot be decrypted are null. */
export type RequestDetails = {
  request: RequestSummary
  /** Null when the request was erased or cannot be decrypted. */
  conflicts: ConflictCheck | null
  name: string | null
  email: string | null
  phone: string | null
  description: string | null
  income: string | null
  householdSize: string | null
  /** Null when there are none. */
  additionalDetails:
    | { [Field in keyof AdditionalDetailsValues]: AdditionalDetailsValues[Field] | null }
    | null
  documents: RequestDocument[]
  messages: RequestMessage[]
  notes: RequestNote[]
  /** Oldest first. */
  timeline: TimelineEvent[]
  /** The applicant's other requests. */
  otherRequests: RequestSummary[]
  /** The contact message that the request was created from. */
  sourceMessage: { id: string; reference: string } | null
  /** The possible next statuses. */
  nextStatuses: string[]
}

export const openRequestQuery = gql<{ details: RequestDetails | null }, { id: string }>`
  query OpenLegalAidRequest($id: ID!) {
    details: openLegalAidRequest(id: $id) { ...RequestDetailsFields }
  }
  ${requestDetailsFields}
`

export const changeStatusMutation = gql<
  { details: RequestDetails },
  { id: string; status: string; letter?: { subject: string; text: string } }
>`
  mutation ChangeRequestStatus($id: ID!, $status: String!, $letter: LetterInput) {
    details: changeRequestStatus(id: $id, status: $status, letter: $letter) { ...RequestDetailsFields }
  }
  ${requestDetailsFields}
`

export const writeToApplicantMutation = gql<{ details: RequestDetails }, { id: string; text: string }>`
  mutation WriteToApplicant($id: ID!, $text: String!) {
    details: writeToApplicant(id: $id, text: $text) { ...RequestDetailsFields }
  }
  ${requestDetailsFields}
`

export const addNoteMutation = gql<{ details: RequestDetails }, { id: string; text: string }>`
  mutation AddRequestNote($id: ID!, $text: String!) {
    details: addRequestNote(id: $id, text: $text) { ...RequestDetailsFields }
  }
  ${requestDetailsFields}
`

export const sendClosureNoticeMutation = gql<
  { details: RequestDetails },
  { id: string; letter: { subject: string; text: string } }
>`
  mutation SendClosureNotice($id: ID!, $letter: LetterInput!) {
    details: sendClosureNotice(id: $id, letter: $letter) { ...RequestDetailsFields }
  }
  ${requestDetailsFields}
`
