/** The mutations of the conflict check; each returns the updated request. */
import { gql } from 'urql'
import type { MatchDecision } from '../request/conflict-check.ts'
import { requestDetailsFields } from '../request/opened-request.fragment.ts'
import type { RequestDetails } from '../request/opened-request.queries.ts'

type RequestData = { details: RequestDetails }
type IdVariables = { id: string }

export const decideMatchMutation = gql<
  RequestData,
  IdVariables & { match: string; decision: MatchDecision; reason: string }
>`
  mutation DecideConflictMatch($id: ID!, $match: ID!, $decision: String!, $reason: String!) {
    details: decideConflictMatch(id: $id, match: $match, decision: $decision, reason: $reason) { ...RequestDetailsFields }
  }
  ${requestDetailsFields}
`

export const concludeConflictCheckMutation = gql<
  RequestData,
  IdVariables & { outcome: string; reason: string | null }
>`
  mutation ConcludeConflictCheck($id: ID!, $outcome: String!, $reason: String) {
    details: concludeConflicts(id: $id, outcome: $outcome, reason: $reason) { ...RequestDetailsFields }
  }
  ${requestDetailsFields}
`

export const openWithoutCheckMutation = gql<RequestData, IdVariables & { reason: string }>`
  mutation OpenWithoutConflictCheck($id: ID!, $reason: String!) {
    details: openWithoutConflictCheck(id: $id, reason: $reason) { ...RequestDetailsFields }
  }
  ${requestDetailsFields}
`

/** A new party has no id. */
export type PartyInput = { id: string | null; role: string; name: string; aliases: string[] }

export const savePartyMutation = gql<RequestData, IdVariables & { input: PartyInput }>`
  mutation SaveParty($id: ID!, $input: RequestPartyInput!) {
    details: saveParty(id: $id, input: $input) { ...RequestDetailsFields }
  }
  ${requestDetailsFields}
`

export const removePartyMutation = gql<RequestData, IdVariables & { partyId: string }>`
  mutation RemoveParty($id: ID!, $partyId: ID!) {
    details: removeParty(id: $id, partyId: $partyId) { ...RequestDetailsFields }
  }
  ${requestDetailsFields}
`
