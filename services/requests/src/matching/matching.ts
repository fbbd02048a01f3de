/** What administrators see of the search for an attorney. */
import { type Context, InstantScalar } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, ObjectType } from 'type-graphql'
import type { LegalAidRequest, Told } from '../legal-aid-requests/legal-aid-request.ts'
import { keysOf } from '../sealedItem.ts'
import { dataKeyOf, unseal } from '../sealing.ts'
import type { Attorney } from './attorney.ts'
import { type AttorneyOffer, reasonOf, stateOf, summaryOf } from './attorney-offer.ts'
import { offersOf } from './offering.ts'
import { attorneyOf, pastAbout } from './past.ts'
import { type Ranked, rank } from './rank.ts'

@ObjectType('MatchReason', { simpleResolvers: true })
class MatchReason {
  @Field(() => String) text!: string
  /** 'for', 'against' or 'neither'. */
  @Field(() => String) speaks!: string
}

@ObjectType('RankedAttorney', { simpleResolvers: true })
class RankedAttorney {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => String) designation!: string
  @Field(() => [MatchReason]) reasons!: MatchReason[]
  /** Whether they can be asked at all. */
  @Field(() => Boolean) askable!: boolean
}

@ObjectType('OfferToAttorney', { simpleResolvers: true })
class OfferToAttorney {
  @Field(() => ID) id!: string
  @Field(() => String) attorney!: string
  @Field(() => String) offeredBy!: string
  @Field(() => InstantScalar) offeredAt!: Date
  @Field(() => InstantScalar) endsAt!: Date
  /** 'open', 'accepted', 'refused', 'conflict', 'taken_back', 'moved_on' or 'expired'. */
  @Field(() => String) state!: string
  @Field(() => InstantScalar, { nullable: true }) endedAt!: Date | null
  /** When the attorney had said that they have no conflict, and read on. */
  @Field(() => InstantScalar, { nullable: true }) clearedAt!: Date | null
  @Field(() => String) summary!: string
  @Field(() => String, { nullable: true }) reason!: string | null
}

@ObjectType('Matching', { simpleResolvers: true })
export class Matching {
  @Field(() => ID) id!: string
  /** Whether the request can be offered now. */
  @Field(() => Boolean) offerable!: boolean
  /** Who fits, best first, of a request that can be offered; null when nobody can say who works here. */
  @Field(() => [RankedAttorney], { nullable: true }) attorneys!: RankedAttorney[] | null
  /** The newest first. */
  @Field(() => [OfferToAttorney]) offers!: OfferToAttorney[]
  /** Who has taken the request on. */
  @Field(() => String, { nullable: true }) matchedWith!: string | null
}

/** `attorneys` are those who work here, as far as anybody could say. */
export async function matchingOf(
  em: EntityManager,
  context: Pick<Context, 'settings'>,
  request: LegalAidRequest,
  attorneys: readonly Attorney[] | null,
): Promise<Matching> {
  const keys = keysOf(context)
  const offers = await offersOf(em, request)
  const isAsked = offers.some((offer) => stateOf(offer, request) === 'open')
  const offerable = request.status === 'eligible' && !isAsked
  const wanted = () => {
    const { more } = unseal<Told>(keys, request.id, request)
    return { category: request.category, language: more?.language }
  }
  const past = await pastAbout(em, request)
  const dataKey = dataKeyOf(keys, request.id, request)
  return {
    id: request.id,
    offerable,
    attorneys: offerable ? attorneys && rank(attorneys, wanted(), past).map(shown) : [],
    offers: offers.map((offer) => told(offer, request, dataKey)),
    matchedWith: attorneyOf(request, offers),
  }
}

const shown = ({
  attorney: { id, name, designation, email },
  reasons,
  answered,
}: Ranked): RankedAttorney => ({
  id,
  name,
  designation,
  reasons,
  askable: email !== null && answered !== 'conflict',
})

function told(offer: AttorneyOffer, request: LegalAidRequest, dataKey: Buffer): OfferToAttorney {
  const { id, attorney, offeredBy, offeredAt, endsAt, endedAt, clearedAt } = offer
  return {
    id,
    attorney,
    offeredBy,
    offeredAt,
    endsAt,
    endedAt,
    clearedAt,
    state: stateOf(offer, request),
    summary: summaryOf(offer, dataKey),
    reason: reasonOf(offer, dataKey),
  }
}
