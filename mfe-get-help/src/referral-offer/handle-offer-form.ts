/** Handles the forms of the offer page that are submitted without script. */
import type { FormResult, FormSubmission } from '@access/kit'
import type { ExecuteOperation } from '../platform/api-client.ts'
import { isOfferAction, performOfferAction } from './offer-actions.ts'
import type { ReceivedOfferFragment } from './referral-offer.generated.ts'

/** What the page is rendered from. It does not contain the code. */
export interface ViewState {
  offer: ReceivedOfferFragment | null
}

/** The encrypted state in the form token: the code that was typed, and the offer that it opened. */
interface HiddenState {
  code?: string
  offer?: ReceivedOfferFragment
}

export async function handleOfferForm(
  { values, hiddenState }: FormSubmission,
  { executeOperation }: { executeOperation: ExecuteOperation },
): Promise<FormResult> {
  const previousState = (hiddenState ?? {}) as HiddenState
  const action = values.do ?? ''
  if (!isOfferAction(action)) return {}
  const { code: typedCode = '', reason = '' } = values
  const code = action === 'open' ? typedCode.trim() : (previousState.code ?? '')

  const outcome = await performOfferAction(executeOperation, action, { code, reason })
  if ('offer' in outcome)
    return { hiddenState: { code, offer: outcome.offer }, viewState: { offer: outcome.offer } }
  if ('endedBecause' in outcome)
    return { values: { code: typedCode }, errors: { code: outcome.endedBecause }, viewState: { offer: null } }
  // The page is rendered as before, with the error.
  const offer = action === 'open' ? null : (previousState.offer ?? null)
  return {
    values: { code: typedCode, reason },
    hiddenState: previousState,
    viewState: { offer } satisfies ViewState,
    ...outcome,
  }
}
