/** Somebody who has sent a request, and what they see and do from then on. */
import type { Subgraph } from '@access/service-kit/testing'
import type { RequestStatus } from '../applicant/status/request-status.ts'
import { DocumentBytes, encryptDocument } from '../intake/attachments/document.entity.ts'
import type { ScanResult } from '../intake/attachments/document.rules.ts'
import { buildLegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.examples.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { startRequestsService } from './requests-service.ts'

/** The answer to the sender of a request. */
export interface Receipt {
  id: string
  reference: string
  status: string
  receivedAt: string
  passphrase: string
  reviewDueAt: string
  matchDueAt: string
  courtDate: string | null
  hasSafeEmail: boolean
  hasSafePhone: boolean
  preferredContact: string | null
  accessToken: string
}

const submitMutation = `mutation ($input: LegalAidRequestInput!) { sendLegalAidRequest(input: $input) {
  id reference status receivedAt passphrase reviewDueAt matchDueAt courtDate
  hasSafeEmail hasSafePhone preferredContact accessToken
} }`

const allFields = `{
  reference status receivedAt reviewDueAt matchDueAt courtDate isOverdue retainedUntil erasedAt keyPurgedBy backupsExpireAt reopenDeadline isEmailEnabled hasSafeEmail hasSafePhone preferredContact safeContactMethods hasAdditionalDetails textUpdates
  canWithdraw canReopen canErase isOnLegalHold answerDueAt statusHistory { status changedAt } messages { id sentAt sender text } documents { id name kind size addedAt scan } accessToken accessSecondsLeft passphraseProposal { passphrase signature }
}`

/** What applicants can do with an access token, and with their passphrase. */
export const applicantOperations = {
  look: `mutation ($accessToken: String!) { refreshRequestStatus(accessToken: $accessToken) ${allFields} }`,
  open: `mutation ($reference: String!, $passphrase: String!) { openRequestStatus(reference: $reference, passphrase: $passphrase) ${allFields} }`,
  write: `mutation ($accessToken: String!, $text: String!) { writeToOffice(accessToken: $accessToken, text: $text) ${allFields} }`,
  changeCourtDate: `mutation ($accessToken: String!, $courtDate: String) { changeCourtDate(accessToken: $accessToken, courtDate: $courtDate) ${allFields} }`,
  add: `mutation ($accessToken: String!, $documents: [ID!]!) { addDocuments(accessToken: $accessToken, documents: $documents) ${allFields} }`,
  withdraw: `mutation ($accessToken: String!) { withdrawRequest(accessToken: $accessToken) ${allFields} }`,
  reopen: `mutation ($accessToken: String!) { reopenRequest(accessToken: $accessToken) ${allFields} }`,
  erase: `mutation ($accessToken: String!) { eraseRequest(accessToken: $accessToken) ${allFields} }`,
  answer: `mutation ($accessToken: String!, $stillNeeded: Boolean!) { answerClosureNotice(accessToken: $accessToken, stillNeeded: $stillNeeded) ${allFields} }`,
  setEmailUpdates: `mutation ($accessToken: String!, $isEnabled: Boolean!) { setEmailUpdates(accessToken: $accessToken, isEnabled: $isEnabled) ${allFields} }`,
  requestTextCode: `mutation ($accessToken: String!) { requestTextCode(accessToken: $accessToken) ${allFields} }`,
  confirmTextUpdates: `mutation ($accessToken: String!, $code: String!, $wantsReference: Boolean) { confirmTextUpdates(accessToken: $accessToken, code: $code, wantsReference: $wantsReference) ${allFields} }`,
  setTextUpdates: `mutation ($accessToken: String!, $isEnabled: Boolean!) { setTextUpdates(accessToken: $accessToken, isEnabled: $isEnabled) ${allFields} }`,
  proposePassphrase: `mutation ($accessToken: String!) { proposePassphrase(accessToken: $accessToken) ${allFields} }`,
  replacePassphrase: `mutation ($accessToken: String!, $currentPassphrase: String!, $passphrase: String!, $signature: String!) { replacePassphrase(accessToken: $accessToken, currentPassphrase: $currentPassphrase, passphrase: $passphrase, signature: $signature) ${allFields} }`,
  addDetails: `mutation ($accessToken: String!, $input: AdditionalDetailsInput!) { saveAdditionalDetails(accessToken: $accessToken, input: $input) ${allFields} }`,
}

/** Sends a request, and is given its receipt. */
export const submitRequest = (inbox: Subgraph, overrides = {}, headers: Record<string, string> = {}) =>
  inbox.read<Receipt>(submitMutation, { input: buildLegalAidRequest(overrides) }, { headers })

/** Has something done, and is told where the request stands. */
export const performAsApplicant = (
  inbox: Subgraph,
  operation: keyof typeof applicantOperations,
  variables: object,
) => inbox.read<RequestStatus>(applicantOperations[operation], variables)

/** The service with one request in it, and what its applicant does with it. */
export async function startWithRequest(overrides = {}, env: Record<string, string> = {}) {
  const inbox = await startRequestsService({ env })
  const receipt = await submitRequest(inbox, overrides)
  const { accessToken } = receipt
  type Operation = keyof typeof applicantOperations
  return {
    ...receipt,
    inbox,
    perform: (operation: Operation, variables = {}) =>
      performAsApplicant(inbox, operation, { accessToken, ...variables }),
    getError: (operation: Operation, variables = {}) =>
      inbox.queryError(applicantOperations[operation], { accessToken, ...variables }),
  }
}

/** Signs out: ends all access tokens of the request. */
export const signOut = (inbox: Subgraph, accessToken: string) =>
  inbox.query('mutation ($accessToken: String!) { endRequestAccess(accessToken: $accessToken) }', {
    accessToken,
  })

/** Asks for a new passphrase, which does not count yet. */
export const proposePassphrase = async (inbox: Subgraph, accessToken: string) =>
  (await performAsApplicant(inbox, 'proposePassphrase', { accessToken })).passphraseProposal!

/** Stores a document that belongs to nothing yet, as if it had just been sent; its id. */
export async function storeDocument(
  inbox: Subgraph,
  { name = 'Notice.pdf', scan = 'unscanned' as ScanResult } = {},
) {
  const bytes = Buffer.from('%PDF-1.7 the landlord')
  const { document, encryptedBytes } = encryptDocument(
    { name, kind: 'pdf', bytes },
    scan,
    getEncryptionKeys(inbox),
  )
  const em = inbox.em()
  em.persist(document).persist(em.create(DocumentBytes, { document, bytes: encryptedBytes }))
  await em.flush()
  return document.id
}
