/** What an attorney is shown: first the names, to look for a conflict; then what it is about, without a name. */
import { DayScalar, InstantScalar } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'
import { type Party, partiesOf } from '../conflicts/parties.ts'
import { namesIn, StoredParty } from '../conflicts/party.ts'
import { notTold } from '../contact-messages/contact-message.rules.ts'
import type { LegalAidRequest, Told } from '../legal-aid-requests/legal-aid-request.ts'
import { dataKeyOf, type SealingKeys, unseal } from '../sealing.ts'
import { type AttorneyOffer, summaryOf } from './attorney-offer.ts'

@ObjectType('OfferParty', { simpleResolvers: true })
class OfferParty {
  /** 'applicant', 'other side' or 'further party'. */
  @Field(() => String) role!: string
  @Field(() => [String]) names!: string[]
}

@ObjectType('OfferBrief', { simpleResolvers: true })
class OfferBrief {
  @Field(() => String) reference!: string
  @Field(() => String) category!: string
  @Field(() => String) urgency!: string
  @Field(() => String) summary!: string
  @Field(() => String, { nullable: true }) language!: string | null
  @Field(() => Boolean, { nullable: true }) interpreter!: boolean | null
  @Field(() => DayScalar, { nullable: true }) courtDate!: string | null
  /** For a year, as a band; null where it is not known, as is the household. */
  @Field(() => String, { nullable: true }) income!: string | null
  @Field(() => String, { nullable: true }) household!: string | null
}

@ObjectType('AttorneysOffer', { simpleResolvers: true })
export class AttorneysOffer {
  /** 'names' and then 'brief' while it is open; then 'accepted', 'refused' or 'conflict'. */
  @Field(() => String) step!: string
  @Field(() => String) attorney!: string
  @Field(() => InstantScalar) endsAt!: Date
  @Field(() => InstantScalar, { nullable: true }) answeredAt!: Date | null
  /** While it is asked for a conflict. */
  @Field(() => [OfferParty], { nullable: true }) parties!: OfferParty[] | null
  /** Once there is none. */
  @Field(() => OfferBrief, { nullable: true }) brief!: OfferBrief | null
}

/** The offer as its attorney may see it now. */
export async function shownToAttorney(
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
  offer: AttorneyOffer,
): Promise<AttorneysOffer> {
  const { attorney, endsAt, endedAt, outcome } = offer
  const step = outcome ?? ((await isCleared(em, offer)) ? 'brief' : 'names')
  const told = unseal<Told>(keys, request.id, request)
  return {
    step,
    attorney,
    endsAt,
    answeredAt: endedAt,
    parties: step === 'names' ? (await partiesOf(em, keys, request)).map(asShown) : null,
    brief:
      step === 'brief'
        ? briefOf(request, told, summaryOf(offer, dataKeyOf(keys, request.id, request)))
        : null,
  }
}

/** Whether the attorney has said that they have no conflict, with all the names that there are now. */
export async function isCleared(
  em: EntityManager,
  { requestId, clearedAt }: AttorneyOffer,
): Promise<boolean> {
  return (
    clearedAt !== null && (await em.count(StoredParty, { requestId, updatedAt: { $gt: clearedAt } })) === 0
  )
}

const asShown = (party: Party): OfferParty => ({ role: party.role, names: namesIn(party) })

function briefOf({ reference, category, urgency }: LegalAidRequest, told: Told, summary: string): OfferBrief {
  const { income, householdSize, more } = told
  return {
    reference,
    category,
    urgency,
    summary,
    language: more?.language ?? null,
    interpreter: more?.interpreter ?? null,
    courtDate: more?.courtDate ?? null,
    // What was chosen is a band already.
    income: income === notTold ? null : income,
    household: households[householdSize] ?? null,
  }
}

const few = '2 or 3 people'
const many = '4 people or more'
const households: Record<string, string> = { 1: '1 person', 2: few, 3: few, 4: many, 5: many, '6+': many }
