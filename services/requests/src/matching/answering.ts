/** What an attorney does about an offer: reads it, and answers once. Each is recorded, and only a press does it. */
import { type Context, NotFound, record } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type LegalAidRequest, noun } from '../legal-aid-requests/legal-aid-request.ts'
import { moveTo } from '../legal-aid-requests/moving.ts'
import { mailUpdate } from '../legal-aid-requests/requestMails.ts'
import { lookAtOffice } from '../office/lookAtOffice.ts'
import { keysOf } from '../sealedItem.ts'
import { dataKeyOf } from '../sealing.ts'
import { AttorneyOffer, end, giveReason, linkMarkOf, stateOf } from './attorney-offer.ts'
import { type AttorneysOffer, isCleared, shownToAttorney } from './brief.ts'
import { held } from './heldRequest.ts'
import { mailAnswer } from './offerMails.ts'
import { countOfferTry } from './offerTry.ts'

/** An open offer in the hands of its attorney; the request is held. */
interface Acting {
  em: EntityManager
  context: Context
  request: LegalAidRequest
  offer: AttorneyOffer
}

type Act = (acting: Acting) => void | Promise<void>

/** Looks at it: the names first, the brief once there is no conflict. */
export const read: Act = async (acting) =>
  recordIn(acting, (await isCleared(acting.em, acting.offer)) ? 'read the brief' : 'read the names')

/** Says whether there is a conflict. Whoever has one refuses by it. */
export const sayConflict =
  (hasConflict: boolean): Act =>
  async (acting) => {
    if (hasConflict) return refuse(acting, 'conflict')
    acting.offer.clearedAt = new Date()
    recordIn(acting, 'read the brief')
  }

/** Takes the request on, or does not, and may say why. An answer before the question of a conflict is none. */
export const answer =
  (accepts: boolean, reason: string | null | undefined): Act =>
  async (acting) => {
    const { em, context, offer, request } = acting
    if (!(await isCleared(em, offer))) return
    if (accepts) return accept(acting)
    if (reason) giveReason(offer, dataKeyOf(keysOf(context), request.id, request), reason)
    await refuse(acting, 'refused')
  }

async function accept(acting: Acting) {
  const { em, context, request, offer } = acting
  const now = new Date()
  end(offer, 'accepted', now)
  moveTo(request, 'matched', now)
  recordIn(acting, 'accepted')
  await mailUpdate(em, keysOf(context), request)
  await tellStaff(acting, 'accepted')
}

async function refuse(acting: Acting, outcome: 'refused' | 'conflict') {
  end(acting.offer, outcome, new Date())
  recordIn(acting, outcome === 'conflict' ? 'has a conflict' : 'refused')
  await tellStaff(acting, outcome)
}

const tellStaff = ({ em, context, request, offer }: Acting, answer: 'accepted' | 'refused' | 'conflict') =>
  mailAnswer({ em, keys: keysOf(context), settings: context.settings }, request, {
    attorney: offer.attorney,
    answer,
  })

/**
 * Does what the holder of a link wants done, if the offer is open, and shows how it stands then. One that was answered
 * says so; of one that has ended otherwise, or never was, there is nothing to say but `NotFound`.
 */
export async function byCode(context: Context, code: string, act: Act): Promise<AttorneysOffer> {
  await countOfferTry(context)
  // Before the transaction, which must not wait for another service.
  await lookAtOffice(context)
  const found = await context.em.fork().findOne(AttorneyOffer, { linkMark: linkMarkOf(code) })
  if (!found) throw new NotFound('offer')
  return context.em.transactional(async (em) => {
    const request = await held(em, found.requestId)
    const offer = await em.findOne(AttorneyOffer, { id: found.id })
    if (!request || !offer) throw new NotFound('offer')
    const state = stateOf(offer, request)
    if (state === 'open') await act({ em, context, request, offer })
    else if (!answered.has(state)) throw new NotFound('offer')
    return shownToAttorney(em, keysOf(context), request, offer)
  })
}

const answered: ReadonlySet<string> = new Set(['accepted', 'refused', 'conflict'])

function recordIn({ em, request, offer }: Acting, action: string) {
  record(em, { who: offer.attorney, action, noun, itemId: request.id, title: request.reference })
}
