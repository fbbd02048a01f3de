/** The forms of the offer page, as they are submitted without script. */
import type { RemoteForm } from '@access/kit'

/** The path of the page, to which its forms are submitted. The code is never part of it. */
export const offerPagePath = '/get-help/offer'

export const referralOfferForm: RemoteForm = {
  path: offerPagePath,
  fields: ['do', 'code', 'reason'],
  async handleSubmission(submission, apiClient) {
    const { handleOfferForm } = await import('./handle-offer-form.ts')
    return handleOfferForm(submission, apiClient)
  },
}
