/** Performs an action of the offer page, in the browser and on the server for forms without script. */
import type { ApiClient, FormFailure } from '@access/kit'
import { codeFieldMessages } from './referral-offer.messages.ts'
import { type OfferAction, offerMutations, type ReferralOffer } from './referral-offer.queries.ts'

export type ExecuteOperation = ApiClient['executeOperation']
export type Errors = Record<string, string>

/** The current offer, or the error; `isEnded` means that the code is wrong or no longer valid. */
export type OfferOutcome =
  | { offer: ReferralOffer }
  | { isEnded: true }
  | { errors: Errors }
  | { failure: FormFailure; retryAfter: number }

/** Executes the mutation of an action; `reason` is sent with `decline` only. */
export async function performOfferAction(
  executeOperation: ExecuteOperation,
  action: OfferAction,
  input: { code: string; reason: string },
): Promise<OfferOutcome> {
  const { code, reason } = input
  if (code === '') return { errors: { code: codeFieldMessages.error } }

  const outcome = await executeOperation<{ offer: ReferralOffer }>(
    offerMutations[action],
    action === 'decline' ? { code, reason } : { code },
  )
  if ('data' in outcome) return outcome.data
  if ('notFound' in outcome) return { isEnded: true }
  return outcome
}
