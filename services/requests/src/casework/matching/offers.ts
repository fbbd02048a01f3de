/** Offers a request to an attorney, and revokes an offer. */
import { type Actor, EditConflict, getActorName, Invalid, maxListLength, NotFound } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { canChangeStatus } from '../../intake/status-history/status.rules.ts'
import { getOfficeSettings, type OfficeContext } from '../../platform/office/cached-office-settings.entity.ts'
import { getReadableParties } from '../conflicts/parties.ts'
import type { Attorney } from './attorney.ts'
import { findIdentifyingDetails } from './identifying-details.ts'
import { sendOfferEmail } from './offer-emails.ts'
import { buildOffer, closeOffer, getOfferState, ReferralOffer } from './referral-offer.entity.ts'

/** Who acts, on a locked request. */
interface OfferingContext extends OfficeContext {
  actor: Actor
  decryptedRequest: DecryptedRequest
}

/** `EditConflict` when it cannot be offered, or not to them; `Invalid` when the summary identifies somebody. */
export async function offerToAttorney(
  context: OfferingContext,
  attorney: Attorney | undefined,
  summary: string,
): Promise<void> {
  const { em, actor, decryptedRequest } = context
  const recipient = await assertCanReceiveOffer(context, attorney)
  const parties = await getReadableParties(em, decryptedRequest, () => {
    throw new EditConflict(
      'A party of this request cannot be read: nobody can tell whether the summary names them',
    )
  })
  const identifyingDetails = findIdentifyingDetails(summary, parties, decryptedRequest.answers)
  if (identifyingDetails.length > 0)
    throw new Invalid({ summary: `${identifyingDetails.join('. ')}. Leave it out` })

  const office = await getOfficeSettings(context)
  const { offer, code } = buildOffer(decryptedRequest, office, {
    attorney: recipient,
    offeredBy: getActorName(actor),
    summary,
  })
  em.persist(offer)
  await sendOfferEmail(context, decryptedRequest.request, { offer, code, to: recipient.email })
  recordRequestEvent(em, decryptedRequest.request, actor, `offered to ${offer.attorney}`)
}

/** Revokes the open offer: its link is dead from now on. */
export async function revokeOffer(
  { em, actor, decryptedRequest: { request } }: OfferingContext,
  offerId: string,
): Promise<void> {
  const offer = (await listOffers(em, request)).find(({ id }) => id === offerId)
  if (!offer) throw new NotFound('offer', offerId)
  if (getOfferState(offer, request) !== 'open') throw new EditConflict('This offer has ended in the meantime')
  closeOffer(offer, 'taken_back', new Date())
  recordRequestEvent(em, request, actor, `took back from ${offer.attorney}`)
}

/** All offers of a request, the newest first. */
export const listOffers = (em: EntityManager, { id }: LegalAidRequest): Promise<ReferralOffer[]> =>
  em.find(
    ReferralOffer,
    { requestId: id },
    { orderBy: { offeredAt: 'desc', id: 'asc' }, limit: maxListLength },
  )

/** An attorney whom an email reaches. */
type ReachableAttorney = Attorney & { email: string }

async function assertCanReceiveOffer(
  { em, decryptedRequest: { request } }: OfferingContext,
  attorney: Attorney | undefined,
): Promise<ReachableAttorney> {
  if (!canChangeStatus('attorney', request.status, 'matched'))
    throw new EditConflict('Only a request that is eligible can be offered to an attorney')
  if (!attorney) throw new EditConflict('This attorney does not work here any more')
  const { id, name, email } = attorney
  if (!email) throw new EditConflict(`${name} has no email address in the team`)
  const offers = await listOffers(em, request)
  const open = offers.find((offer) => getOfferState(offer, request) === 'open')
  if (open) throw new EditConflict(`This request is offered to ${open.attorney}. Take that back first`)
  if (offers.some(({ attorneyId, outcome }) => attorneyId === id && outcome === 'conflict'))
    throw new EditConflict(`${name} has a conflict with this request`)
  return { ...attorney, email }
}
