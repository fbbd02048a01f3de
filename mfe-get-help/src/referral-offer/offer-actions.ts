/** What an attorney can do on the referral offer page, in the browser and on the server for forms without script. */
import type { FormFailure } from '@access/kit'
import type { ExecuteOperation } from '../platform/api-client.ts'
import {
  AcceptOfferDocument,
  DeclareConflictDocument,
  DeclineOfferDocument,
  DenyConflictDocument,
  OpenOfferDocument,
  type ReceivedOfferFragment,
} from './referral-offer.generated.ts'
import { codeFieldMessages, offerEndedMessage } from './referral-offer.messages.ts'

const offerOperations = {
  open: OpenOfferDocument,
  denyConflict: DenyConflictDocument,
  declareConflict: DeclareConflictDocument,
  accept: AcceptOfferDocument,
  decline: DeclineOfferDocument,
}

export type OfferAction = keyof typeof offerOperations

/** Whether a form names an action. */
export const isOfferAction = (name: string): name is OfferAction => Object.hasOwn(offerOperations, name)

export type Errors = Record<string, string>

/** The current offer, or the error; `endedBecause` says why there is none: the code is wrong, or nobody can read it. */
export type OfferOutcome =
  | { offer: ReceivedOfferFragment }
  | { endedBecause: string }
  | { errors: Errors }
  | { failure: FormFailure; retryAfter: number }

/** Executes the mutation of an action, with the code from the email; the reason is sent with `decline` only. */
export async function performOfferAction(
  executeOperation: ExecuteOperation,
  action: OfferAction,
  { code, reason }: { code: string; reason: string },
): Promise<OfferOutcome> {
  if (code === '') return { errors: { code: codeFieldMessages.error } }

  const outcome = await (action === 'decline'
    ? executeOperation(DeclineOfferDocument, { code, reason })
    : executeOperation(offerOperations[action], { code }))
  if ('data' in outcome) return outcome.data
  if ('notFound' in outcome) return { endedBecause: offerEndedMessage }
  if ('message' in outcome && outcome.message) return { endedBecause: outcome.message }
  return outcome
}
