/** Performs an action of the offer page, in the browser and on the server for forms without script. */
import type { FormFailure } from '@access/kit'
import type { ExecuteOperation } from '../platform/api-client.ts'
import { type ActionInput, type OfferAction, offerActions } from './offer-actions.ts'
import type { ReceivedOfferFragment } from './referral-offer.generated.ts'
import { codeFieldMessages } from './referral-offer.messages.ts'

export type Errors = Record<string, string>

/** The current offer, or the error; `isEnded` means that the code is wrong or no longer valid. */
export type OfferOutcome =
  | { offer: ReceivedOfferFragment }
  | { isEnded: true }
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
  if ('notFound' in outcome) return { isEnded: true }
  return outcome
}
