/** What administrators do about the names in a request, and what they see then. */
import type { Subgraph } from '@access/service-kit/testing'
import { concludeConflictCheck } from '../casework/conflicts/conflict-check.entity.ts'
import { getParties } from '../casework/conflicts/parties.ts'
import type { RequestDetails } from '../casework/requests/request-details.ts'
import { DecryptedRequest } from '../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { type Receipt, startWithRequest, submitRequest } from './applicant.ts'

const allFields = `{
  request { id reference } name description documents { id } messages { text } notes { text }
  sourceMessage { id } otherRequests { id } timeline { action } nextStatuses
  conflicts {
    isLocked outcome decidedBy reason newNameCount parties { id role isNamedByApplicant name aliases }
    matches { id name role otherName otherRole request { reference } listedReason reasons relation needsDecision
      resolution { decision reason decidedBy } }
    notCompared { what request { reference } }
  }
}`

/** What can be asked, by name. */
export const conflictOperations = {
  open: `mutation ($id: ID!) { openLegalAidRequest(id: $id) ${allFields} }`,
  match: `mutation ($id: ID!, $match: ID!, $decision: String!, $reason: String!) {
    decideConflictMatch(id: $id, match: $match, decision: $decision, reason: $reason) ${allFields} }`,
  conclude: `mutation ($id: ID!, $outcome: String!, $reason: String) {
    concludeConflicts(id: $id, outcome: $outcome, reason: $reason) ${allFields} }`,
  openUnchecked: `mutation ($id: ID!, $reason: String!) { openWithoutConflictCheck(id: $id, reason: $reason) ${allFields} }`,
  saveParty: `mutation ($id: ID!, $input: RequestPartyInput!) { saveParty(id: $id, input: $input) ${allFields} }`,
  removeParty: `mutation ($id: ID!, $partyId: ID!) { removeParty(id: $id, partyId: $partyId) ${allFields} }`,
}

/** Does it as an administrator. */
export const performConflictOperation = (
  inbox: Subgraph,
  operation: keyof typeof conflictOperations,
  variables: object,
) => inbox.readAsAdministrator<RequestDetails>(conflictOperations[operation], variables)

/** The conflicts of a request, which looks at it once more. */
export const getConflicts = async (inbox: Subgraph, id: string) =>
  (await performConflictOperation(inbox, 'open', { id })).conflicts!

/** Decides that it is clear, for the names that it has now. */
export async function recordClearCheck(inbox: Subgraph, id: string): Promise<void> {
  const keys = getEncryptionKeys(inbox)
  const em = inbox.em()
  const request = new DecryptedRequest(keys, await em.findOneOrFail(LegalAidRequest, { id }))
  await concludeConflictCheck(em, request, await getParties(em, request), {
    outcome: 'clear',
    reason: null,
    decidedBy: 'Ruth Abernathy',
  })
  await em.flush()
}

/** Sends a request, in which there is no conflict. */
export async function submitClearedRequest(
  ...submission: Parameters<typeof submitRequest>
): Promise<Receipt> {
  const receipt = await submitRequest(...submission)
  await recordClearCheck(submission[0], receipt.id)
  return receipt
}

/** The service with such a request in it, and its receipt. */
export async function startWithClearedRequest(...start: Parameters<typeof startWithRequest>) {
  const started = await startWithRequest(...start)
  await recordClearCheck(started.inbox, started.id)
  return started
}

/** Somebody whom we help, and somebody whose other side they are. */
export async function startBothSides() {
  const { inbox, ...ours } = await startWithRequest({ name: 'Peter Novak', email: 'peter@example.org' })
  const other = await submitRequest(inbox, { name: 'Ana Diaz', adverseParty: 'Pete Novák' })
  return { inbox, ours, other }
}
