/** What the server has of this remote: its pages, and the forms that can be sent without script. */
import type { RemoteForm } from '@access/kit'
import { canWeHelpForm } from './can-we-help/can-we-help.form.ts'
import { requestForm } from './no-script/request.form.ts'
import { referralOfferForm } from './referral-offer/referral-offer.form.ts'
import { statusForm } from './status/status.form.ts'

export * from './routes.tsx'

export const forms: RemoteForm[] = [canWeHelpForm, requestForm, statusForm, referralOfferForm]
