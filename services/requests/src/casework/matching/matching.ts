/** The matching of a request with an attorney, as administrators see it. */
import { InstantScalar } from '@access/service-kit'
import { Field, ID, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { canChangeStatus } from '../../intake/status-history/status.rules.ts'
import { getOfficeSettings, type OfficeContext } from '../../platform/office/cached-office-settings.entity.ts'
import type { Attorney } from './attorney.ts'
import { getAttorneyHistories, getMatchedAttorney } from './attorney-history.ts'
import { listOffers } from './offers.ts'
import { type AttorneyRanking, MatchReason, rankAttorneys } from './rank-attorneys.ts'
import { computeOfferEnd, describeOffer, getOfferState, ReferralOffer } from './referral-offer.entity.ts'

@ObjectType('RankedAttorney', { simpleResolvers: true })
class RankedAttorney {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => String) designation!: string
  @Field(() => [MatchReason]) reasons!: MatchReason[]
  /** Whether an offer can be sent to them. */
  @Field(() => Boolean) canReceiveOffer!: boolean
}

@ObjectType('Matching', { simpleResolvers: true })
export class Matching {
  @Field(() => ID) id!: string
  /** Whether the request can be offered now. */
  @Field(() => Boolean) canOffer!: boolean
  /** By when an attorney has to answer who is asked now; null when it cannot be offered. */
  @Field(() => InstantScalar, { nullable: true }) answerDueAt!: Date | null
  /** Ranked, best first, for a request that can be offered; null when it is not known who works here. */
  @Field(() => [RankedAttorney], { nullable: true }) attorneys!: RankedAttorney[] | null
  /** The newest first. */
  @Field(() => [ReferralOffer]) offers!: ReferralOffer[]
  /** The attorney who accepted. */
  @Field(() => String, { nullable: true }) matchedAttorney!: string | null
}

/** `attorneys` are those who work here; null when that is not known. */
export async function getMatching(
  { em, settings }: OfficeContext,
  decryptedRequest: DecryptedRequest,
  attorneys: readonly Attorney[] | null,
): Promise<Matching> {
  const { request } = decryptedRequest
  const offers = await listOffers(em, request)
  const hasOpenOffer = offers.some((offer) => getOfferState(offer, request) === 'open')
  const canOffer = canChangeStatus('attorney', request.status, 'matched') && !hasOpenOffer
  const getCriteria = () => {
    const { additionalDetails } = decryptedRequest.answers
    return { category: request.category, language: additionalDetails?.language }
  }
  const getHistory = await getAttorneyHistories(em, request)
  return {
    id: request.id,
    canOffer,
    answerDueAt: canOffer
      ? computeOfferEnd(new Date(), decryptedRequest, await getOfficeSettings({ em, settings }))
      : null,
    attorneys: canOffer
      ? attorneys && rankAttorneys(attorneys, getCriteria(), getHistory).map(buildRankedAttorney)
      : [],
    offers: offers.map((offer) => describeOffer(offer, decryptedRequest)),
    matchedAttorney: getMatchedAttorney(request, offers),
  }
}

const buildRankedAttorney = ({
  attorney: { id, name, designation, email },
  reasons,
  previousAnswer,
}: AttorneyRanking): RankedAttorney => ({
  id,
  name,
  designation,
  reasons,
  canReceiveOffer: email !== null && previousAnswer !== 'conflict',
})
