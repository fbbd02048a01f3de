/** The forms of the page on which an attorney answers an offer, as they are sent without script. */
import type { RemoteForm } from '@access/kit'

/** The address of the page, to which its forms are sent. The code is never part of it. */
export const page = '/get-help/offer'

export const offerForm: RemoteForm = {
  path: page,
  fields: ['do', 'code', 'reason'],
  async take(sent, desk) {
    const { takeForm } = await import('./takeForm.ts')
    return takeForm(sent, desk)
  },
}
