/** What is done about the names of a request; each answers with the request as it is then. */
import { gql } from 'urql'
import type { Opened } from '../documents.ts'
import { whole } from '../whole.ts'
import type { Decision } from './conflicts.ts'

type Changed = { opened: Opened }
type Id = { id: string }

export const decideHit = gql<Changed, Id & { hit: string; decision: Decision; reason: string }>`
  mutation DecideConflictHit($id: ID!, $hit: ID!, $decision: String!, $reason: String!) {
    opened: decideConflictHit(id: $id, hit: $hit, decision: $decision, reason: $reason) { ...Whole }
  }
  ${whole}
`

export const concludeConflicts = gql<Changed, Id & { outcome: string; reason: string | null }>`
  mutation ConcludeConflicts($id: ID!, $outcome: String!, $reason: String) {
    opened: concludeConflicts(id: $id, outcome: $outcome, reason: $reason) { ...Whole }
  }
  ${whole}
`

export const openWithoutCheck = gql<Changed, Id & { reason: string }>`
  mutation OpenWithoutConflictCheck($id: ID!, $reason: String!) {
    opened: openWithoutConflictCheck(id: $id, reason: $reason) { ...Whole }
  }
  ${whole}
`

/** A party as it is sent; a new one has no id. */
export type PartyInput = { id: string | null; role: string; name: string; aliases: string[] }

export const nameParty = gql<Changed, Id & { input: PartyInput }>`
  mutation NameParty($id: ID!, $input: RequestPartyInput!) {
    opened: nameParty(id: $id, input: $input) { ...Whole }
  }
  ${whole}
`

export const takeOutParty = gql<Changed, Id & { party: string }>`
  mutation TakeOutParty($id: ID!, $party: ID!) {
    opened: takeOutParty(id: $id, party: $party) { ...Whole }
  }
  ${whole}
`
