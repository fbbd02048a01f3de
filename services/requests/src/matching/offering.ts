/** Offers a request to an attorney, and takes an offer back. */
import { Changed, Invalid, NotFound, record, type Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { partiesOf } from '../conflicts/parties.ts'
import { type LegalAidRequest, noun, type Told } from '../legal-aid-requests/legal-aid-request.ts'
import { dataKeyOf, type SealingKeys, unseal } from '../sealing.ts'
import type { Attorney } from './attorney.ts'
import { AttorneyOffer, end, newOffer, stateOf } from './attorney-offer.ts'
import { tellingIn } from './naming.ts'
import { mailOffer } from './offerMails.ts'

/** Who acts, on a request that is held. */
interface Acting {
  em: EntityManager
  keys: SealingKeys
  settings: Settings
  who: string
  request: LegalAidRequest
}

/** `Changed` when it cannot be offered, or not to them; `Invalid` when the summary tells whose it is. */
export async function offerTo(
  acting: Acting,
  attorney: Attorney | undefined,
  summary: string,
): Promise<void> {
  const { em, keys, who, request } = acting
  const asked = await askable(acting, attorney)
  const dataKey = dataKeyOf(keys, request.id, request)
  const parties = await partiesOf(em, keys, request)
  const telling = tellingIn(summary, parties, unseal<Told>(keys, request.id, request))
  if (telling.length > 0) throw new Invalid({ summary: `${telling.join('. ')}. Leave it out` })

  const { offer, code } = newOffer(request, dataKey, { attorney: asked, offeredBy: who, summary })
  em.persist(offer)
  await mailOffer(acting, request, { offer, code, to: asked.email })
  recordIn(acting, `offered to ${offer.attorney}`)
}

/** Takes the open offer back: its link opens nothing from now on. */
export async function takeBack(acting: Acting, offerId: string): Promise<void> {
  const { em, request } = acting
  const offer = (await offersOf(em, request)).find(({ id }) => id === offerId)
  if (!offer) throw new NotFound('offer', offerId)
  if (stateOf(offer, request) !== 'open') throw new Changed('This offer has ended in the meantime')
  end(offer, 'taken_back', new Date())
  recordIn(acting, `took back from ${offer.attorney}`)
}

/** All offers of a request, the newest first. */
export const offersOf = (em: EntityManager, { id }: LegalAidRequest): Promise<AttorneyOffer[]> =>
  em.find(AttorneyOffer, { requestId: id }, { orderBy: { offeredAt: 'desc', id: 'asc' } })

/** An attorney whom a mail reaches. */
type Reachable = Attorney & { email: string }

async function askable({ em, request }: Acting, attorney: Attorney | undefined): Promise<Reachable> {
  if (request.status !== 'eligible')
    throw new Changed('Only a request that is eligible can be offered to an attorney')
  if (!attorney) throw new Changed('This attorney does not work here any more')
  const { id, name, email } = attorney
  if (!email) throw new Changed(`${name} has no email address in the team`)
  const offers = await offersOf(em, request)
  const open = offers.find((offer) => stateOf(offer, request) === 'open')
  if (open) throw new Changed(`This request is offered to ${open.attorney}. Take that back first`)
  if (offers.some(({ attorneyId, outcome }) => attorneyId === id && outcome === 'conflict'))
    throw new Changed(`${name} has a conflict with this request`)
  return { ...attorney, email }
}

function recordIn({ em, who, request }: Acting, action: string) {
  record(em, { who, action, noun, itemId: request.id, title: request.reference })
}
