/** What administrators do about the names in a request, and what they see then. */
import type { Subgraph } from '@access/service-kit/testing'
import type { OpenedRequest } from '../legal-aid-requests/opened-request.ts'

const whole = `{
  request { id reference } name description documents { id } messages { text } notes { text }
  fromMessage { id } others { id } timeline { action } moves
  conflicts {
    isShut outcome by reason newNames parties { id role isTold name aliases }
    hits { id name role otherName otherRole request { reference } keptFor why relation needsDecision
      decided { decision reason by } }
  }
}`

/** What can be asked, by name. */
export const toDecide = {
  open: `query ($id: ID!) { openLegalAidRequest(id: $id) ${whole} }`,
  hit: `mutation ($id: ID!, $hit: ID!, $decision: String!, $reason: String!) {
    decideConflictHit(id: $id, hit: $hit, decision: $decision, reason: $reason) ${whole} }`,
  conclude: `mutation ($id: ID!, $outcome: String!, $reason: String) {
    concludeConflicts(id: $id, outcome: $outcome, reason: $reason) ${whole} }`,
  unchecked: `mutation ($id: ID!, $reason: String!) { openWithoutConflictCheck(id: $id, reason: $reason) ${whole} }`,
  name: `mutation ($id: ID!, $input: RequestPartyInput!) { nameParty(id: $id, input: $input) ${whole} }`,
  takeOut: `mutation ($id: ID!, $party: ID!) { takeOutParty(id: $id, party: $party) ${whole} }`,
}

/** Does it as an administrator. */
export async function decide(
  inbox: Subgraph,
  what: keyof typeof toDecide,
  variables: object,
): Promise<OpenedRequest> {
  const answer = await inbox.asAdministrator<Record<string, OpenedRequest>>(toDecide[what], variables)
  return Object.values(answer)[0]!
}

/** The conflicts of a request, which looks at it once more. */
export const conflictsIn = async (inbox: Subgraph, id: string) =>
  (await decide(inbox, 'open', { id })).conflicts!
