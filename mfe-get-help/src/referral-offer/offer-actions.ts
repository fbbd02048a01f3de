/** What an attorney can do on the referral offer page, in the browser and on the server for forms without script. */
import type { ApiResult, FormFailure } from '@access/kit'
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

/** The code from the email, and the reason, which is sent with `decline` only. */
interface ActionInput {
  code: string
  reason: string
}

type ActionResult = ApiResult<{ offer: ReceivedOfferFragment }> | { notFound: true }

const offerActions = {
  open: (execute, { code }) => execute(OpenOfferDocument, { code }),
  denyConflict: (execute, { code }) => execute(DenyConflictDocument, { code }),
  declareConflict: (execute, { code }) => execute(DeclareConflictDocument, { code }),
  accept: (execute, { code }) => execute(AcceptOfferDocument, { code }),
  decline: (execute, { code, reason }) => execute(DeclineOfferDocument, { code, reason }),
} satisfies Record<string, (execute: ExecuteOperation, input: ActionInput) => Promise<ActionResult>>

export type OfferAction = keyof typeof offerActions

/** Whether a form names an action. */
export const isOfferAction = (name: string): name is OfferAction => Object.hasOwn(offerActions, name)

export type Errors = Record<string, string>

/** The current offer, or the error; `endedBecause` says why there is none: the code is wrong, or nobody can read it. */
export type OfferOutcome =
  | { offer: ReceivedOfferFragment }
  | { endedBecause: string }
  | { errors: Errors }
  | { failure: FormFailure; retryAfter: number }

/** Executes the mutation of an action. */
export async function performOfferAction(
  executeOperation: ExecuteOperation,
  action: OfferAction,
  input: ActionInput,
): Promise<OfferOutcome> {
  if (input.code === '') return { errors: { code: codeFieldMessages.error } }

  const outcome = await offerActions[action](executeOperation, input)
  if ('data' in outcome) return outcome.data
  if ('notFound' in outcome) return { endedBecause: offerEndedMessage }
  if ('message' in outcome && outcome.message) return { endedBecause: outcome.message }
  return outcome
}
