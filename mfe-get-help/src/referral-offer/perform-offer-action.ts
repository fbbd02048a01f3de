/** Performs an action of the offer page, in the browser and on the server for forms without script. */
import type { FormFailure } from '@access/kit'
import type { ExecuteOperation } from '../platform/api-client.ts'
import { type ActionInput, type OfferAction, offerActions } from './offer-actions.ts'
import type { ReceivedOfferFragment } from './referral-offer.generated.ts'
import { codeFieldMessages, offerEndedMessage } from './referral-offer.messages.ts'

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
