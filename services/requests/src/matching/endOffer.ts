/** Ends the offers whose time is over, and tells the staff of those that nobody answered: the promise still runs. */
import { record } from '@access/service-kit'
import { idsOf } from '../jobs/idsOf.ts'
import type { Task } from '../jobs/task.ts'
import { noun } from '../legal-aid-requests/legal-aid-request.ts'
import { lookAtOffice } from '../office/lookAtOffice.ts'
import { keysOf } from '../sealedItem.ts'
import { AttorneyOffer, end, stateOf } from './attorney-offer.ts'
import { held } from './heldRequest.ts'
import { mailAnswer } from './offerMails.ts'

const isOver = (now: Date) => ({ outcome: null, endsAt: { $lte: now } })

export const endOffer: Task = {
  name: 'end offer',

  due: (em, now) => idsOf(em, AttorneyOffer, isOver(now), 'endsAt'),

  async work(desk, id) {
    await lookAtOffice(desk)
    const { em, settings, now } = desk
    const found = await em.fork().findOne(AttorneyOffer, { id })
    if (!found) return
    await em.transactional(async (own) => {
      const request = await held(own, found.requestId)
      const offer = await own.findOne(AttorneyOffer, { id, ...isOver(now()) })
      if (!request || !offer) return
      const { attorney, endsAt } = offer
      if (stateOf(offer, request, now()) === 'moved_on') return end(offer, 'moved_on', request.movedAt)
      end(offer, 'expired', endsAt)
      const action = `ended the offer to ${attorney}`
      record(own, { who: 'Website', action, noun, itemId: request.id, title: request.reference })
      await mailAnswer({ em: own, keys: keysOf(desk), settings }, request, { attorney, answer: 'expired' })
    })
  },
}
