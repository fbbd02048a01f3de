import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { listDueIds, type Task } from '../../platform/jobs/task.ts'
import { refreshOfficeSettings } from '../../platform/office/refresh-office-settings.ts'
import { lockRequest } from '../access/legal-aid-request.policy.ts'
import { sendOfferAnswerEmail } from './offer-emails.ts'
import { closeOffer, getOfferState, ReferralOffer } from './referral-offer.entity.ts'

const buildExpiredFilter = (now: Date) => ({ outcome: null, endsAt: { $lte: now } })

export const expireOffer: Task = {
  name: 'expire offer',

  listDue: (em, now) => listDueIds(em, ReferralOffer, buildExpiredFilter(now), 'endsAt'),

  async run(context, id) {
    await refreshOfficeSettings(context)
    const { em, settings, now } = context
    const storedOffer = await em.fork().findOne(ReferralOffer, { id })
    if (!storedOffer) return
    await em.transactional(async (transaction) => {
      const request = await lockRequest(transaction, storedOffer.requestId)
      const offer = await transaction.findOne(ReferralOffer, { id, ...buildExpiredFilter(now()) })
      if (!request || !offer) return
      const { attorney, endsAt } = offer
      if (getOfferState(offer, request, now()) === 'moved_on')
        return closeOffer(offer, 'moved_on', request.statusChangedAt)
      closeOffer(offer, 'expired', endsAt)
      recordRequestEvent(transaction, request, 'Website', `ended the offer to ${attorney}`)
      await sendOfferAnswerEmail({ em: transaction, settings }, request, { attorney, answer: 'expired' })
    })
  },
}
