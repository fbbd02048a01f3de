/** Handles the forms of the offer page that are submitted without script. */
import type { ApiClient, FormResult, FormSubmission } from '@access/kit'
import { performOfferAction } from './perform-offer-action.ts'
import { offerEndedMessage } from './referral-offer.messages.ts'
import { type OfferAction, offerMutations, type ReferralOffer } from './referral-offer.queries.ts'

/** What the page is rendered from. It does not contain the code. */
export interface ViewState {
  offer: ReferralOffer | null
}

/** The encrypted state in the form token: the code that was typed, and the offer that it opened. */
interface HiddenState {
  code?: string
  offer?: ReferralOffer
}

export async function handleOfferForm(
  { values, hiddenState }: FormSubmission,
  { executeOperation }: ApiClient,
): Promise<FormResult> {
  const previousState = (hiddenState ?? {}) as HiddenState
  const action = parseAction(values.do)
  if (!action) return {}
  const { code: typedCode = '', reason = '' } = values
  const code = action === 'open' ? typedCode.trim() : (previousState.code ?? '')

  const outcome = await performOfferAction(executeOperation, action, { code, reason })
  if ('offer' in outcome)
    return { hiddenState: { code, offer: outcome.offer }, viewState: { offer: outcome.offer } }
  if ('isEnded' in outcome)
    return { values: { code: typedCode }, errors: { code: offerEndedMessage }, viewState: { offer: null } }
  // The page is rendered as before, with the error.
  const offer = action === 'open' ? null : (previousState.offer ?? null)
  return {
    values: { code: typedCode, reason },
    hiddenState: previousState,
    viewState: { offer } satisfies ViewState,
    ...outcome,
  }
}

const parseAction = (value: string | undefined): OfferAction | undefined =>
  value && Object.hasOwn(offerMutations, value) ? (value as OfferAction) : undefined
