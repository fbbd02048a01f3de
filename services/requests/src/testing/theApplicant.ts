/** Somebody who has sent a request, and what they see and do from then on. */
import type { Subgraph } from '@access/service-kit/testing'
import { type Scan } from '../documents/document.rules.ts'
import { DocumentBytes, sealedDocument } from '../documents/document.ts'
import { aLegalAidRequest } from '../legal-aid-requests/legal-aid-request.examples.ts'
import { keysOf } from '../sealedItem.ts'
import type { RequestStatus } from '../status/request-status.ts'

/** What is answered to whoever sends a request. */
export interface Receipt {
  id: string
  reference: string
  status: string
  receivedAt: string
  words: string
  reviewBy: string
  matchBy: string
  pass: string
}

const toSend = `mutation ($input: LegalAidRequestInput!) { sendLegalAidRequest(input: $input) {
  id reference status receivedAt words reviewBy matchBy pass
} }`

const whole = `{
  reference status receivedAt reviewBy matchBy overdue keptUntil erasedAt backupsUntil reopenUntil mailed toldMore
  canWithdraw canReopen canErase onHold answerBy steps { status at } messages { id at from text } documents { id name kind size addedAt scan } pass
}`

/** What applicants can do with a pass, and with their words. */
export const toDo = {
  look: `query ($pass: String!) { requestStatus(pass: $pass) ${whole} }`,
  open: `mutation ($reference: String!, $words: String!) { openRequestStatus(reference: $reference, words: $words) ${whole} }`,
  write: `mutation ($pass: String!, $text: String!) { writeToOffice(pass: $pass, text: $text) ${whole} }`,
  add: `mutation ($pass: String!, $documents: [ID!]!) { addDocuments(pass: $pass, documents: $documents) ${whole} }`,
  withdraw: `mutation ($pass: String!) { withdrawRequest(pass: $pass) ${whole} }`,
  reopen: `mutation ($pass: String!) { reopenRequest(pass: $pass) ${whole} }`,
  erase: `mutation ($pass: String!) { eraseRequest(pass: $pass) ${whole} }`,
  answer: `mutation ($pass: String!, $stillNeeded: Boolean!) { answerBeforeClosing(pass: $pass, stillNeeded: $stillNeeded) ${whole} }`,
  mail: `mutation ($pass: String!, $wanted: Boolean!) { setMailing(pass: $pass, wanted: $wanted) ${whole} }`,
  tell: `mutation ($pass: String!, $input: MoreInput!) { tellMore(pass: $pass, input: $input) ${whole} }`,
}

/** Sends a request, and is given its receipt. */
export async function sent(
  inbox: Subgraph,
  told = {},
  headers: Record<string, string> = {},
): Promise<Receipt> {
  const { sendLegalAidRequest } = await inbox.ask<{ sendLegalAidRequest: Receipt }>(
    toSend,
    { input: aLegalAidRequest(told) },
    { headers },
  )
  return sendLegalAidRequest
}

/** Has something done, and is told where the request stands. */
export async function done(
  inbox: Subgraph,
  what: keyof typeof toDo,
  variables: object,
): Promise<RequestStatus> {
  const answer = await inbox.ask<Record<string, RequestStatus>>(toDo[what], variables)
  return Object.values(answer)[0]!
}

/** Stores a paper that belongs to nothing yet, as if it had just been sent; its id. */
export async function aPaper(inbox: Subgraph, { name = 'Notice.pdf', scan = 'unscanned' as Scan } = {}) {
  const bytes = Buffer.from('%PDF-1.7 the landlord')
  const { document, sealedBytes } = sealedDocument({ name, kind: 'pdf', bytes }, scan, keysOf(inbox))
  const em = inbox.em()
  em.persist(document).persist(em.create(DocumentBytes, { document, bytes: sealedBytes }))
  await em.flush()
  return document.id
}
