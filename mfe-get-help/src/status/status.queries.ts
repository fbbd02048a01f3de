/** The operations of the status page. Each returns the whole status, with a new access token for the next one. */

import type { Status } from '@access/requests/intake/status-history/status.rules'

export interface RequestMessage {
  id: string
  sentAt: string
  sender: 'applicant' | 'office'
  text: string
}

export interface RequestDocument {
  id: string
  name: string
  /** In bytes. */
  size: number
  addedAt: string
}

/** A change of the status, and when it happened. */
export interface StatusChange {
  status: Status
  changedAt: string
}

/** A request as its applicant sees it; times are ISO instants. */
export interface RequestStatus {
  reference: string
  status: Status
  receivedAt: string
  reviewDueAt: string
  matchDueAt: string
  /** Whether the review is overdue. */
  isOverdue: boolean
  retainedUntil: string | null
  erasedAt: string | null
  /** Once erased: by when the last backups from before have expired. */
  backupsExpireAt: string | null
  /** For a withdrawn request, or if it were withdrawn now. */
  reopenDeadline: string | null
  /** Whether we send the applicant email updates. */
  isEmailEnabled: boolean
  /** Whether any of the optional questions was answered. */
  hasAdditionalDetails: boolean
  canWithdraw: boolean
  canReopen: boolean
  canErase: boolean
  /** It cannot be erased for now. */
  isOnLegalHold: boolean
  /** By when to answer the closure notice; null when there is none. */
  answerDueAt: string | null
  /** Oldest first. */
  statusHistory: StatusChange[]
  messages: RequestMessage[]
  documents: RequestDocument[]
}

/** The access token opens this request for another half hour. */
export type AuthorizedRequestStatus = RequestStatus & { accessToken: string }

export interface StatusResponse {
  requestStatus: AuthorizedRequestStatus
}

const statusFields = `{
  reference status receivedAt reviewDueAt matchDueAt isOverdue retainedUntil erasedAt backupsExpireAt reopenDeadline isEmailEnabled hasAdditionalDetails
  canWithdraw canReopen canErase isOnLegalHold answerDueAt accessToken
  statusHistory { status changedAt }
  messages { id sentAt sender text }
  documents { id name size addedAt }
}`

/** As text, since the forms without script execute them as well. */
export const statusOperations = {
  open: `mutation OpenRequestStatus($reference: String!, $passphrase: String!) {
    requestStatus: openRequestStatus(reference: $reference, passphrase: $passphrase) ${statusFields}
  }`,
  refresh: `query RequestStatus($accessToken: String!) { requestStatus: requestStatus(accessToken: $accessToken) ${statusFields} }`,
  write: `mutation WriteToOffice($accessToken: String!, $text: String!) {
    requestStatus: writeToOffice(accessToken: $accessToken, text: $text) ${statusFields}
  }`,
  addDocuments: `mutation AddDocuments($accessToken: String!, $documents: [ID!]!) {
    requestStatus: addDocuments(accessToken: $accessToken, documents: $documents) ${statusFields}
  }`,
  withdraw: `mutation WithdrawRequest($accessToken: String!) { requestStatus: withdrawRequest(accessToken: $accessToken) ${statusFields} }`,
  reopen: `mutation ReopenRequest($accessToken: String!) { requestStatus: reopenRequest(accessToken: $accessToken) ${statusFields} }`,
  erase: `mutation EraseRequest($accessToken: String!) { requestStatus: eraseRequest(accessToken: $accessToken) ${statusFields} }`,
  stillNeeded: `mutation StillNeeded($accessToken: String!) {
    requestStatus: answerClosureNotice(accessToken: $accessToken, stillNeeded: true) ${statusFields}
  }`,
  mayClose: `mutation MayClose($accessToken: String!) {
    requestStatus: answerClosureNotice(accessToken: $accessToken, stillNeeded: false) ${statusFields}
  }`,
  startEmails: `mutation StartEmailUpdates($accessToken: String!) { requestStatus: setEmailUpdates(accessToken: $accessToken, isEnabled: true) ${statusFields} }`,
  stopEmails: `mutation StopEmailUpdates($accessToken: String!) { requestStatus: setEmailUpdates(accessToken: $accessToken, isEnabled: false) ${statusFields} }`,
} as const

export type StatusAction = keyof typeof statusOperations
