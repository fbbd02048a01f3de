/** What an attorney is shown: first the names, to look for a conflict; then what it is about, without a name. */
import { DayScalar, InstantScalar } from '@access/service-kit'
import { Field, ObjectType } from 'type-graphql'
import { notTold } from '../contact-messages/contact-message.rules.ts'
import type { LegalAidRequest, Told } from '../legal-aid-requests/legal-aid-request.ts'
import { dataKeyOf, type SealingKeys, unseal } from '../sealing.ts'
import { type AttorneyOffer, summaryOf } from './attorney-offer.ts'

@ObjectType('OfferParties', { simpleResolvers: true })
class OfferParties {
  @Field(() => String) applicant!: string
  @Field(() => String, { nullable: true }) otherSide!: string | null
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
  @Field(() => OfferParties, { nullable: true }) parties!: OfferParties | null
  /** Once there is none. */
  @Field(() => OfferBrief, { nullable: true }) brief!: OfferBrief | null
}

/** The offer as its attorney may see it now. */
export function shownToAttorney(
  keys: SealingKeys,
  request: LegalAidRequest,
  offer: AttorneyOffer,
): AttorneysOffer {
  const { attorney, endsAt, endedAt, outcome, clearedAt } = offer
  const step = outcome ?? (clearedAt ? 'brief' : 'names')
  const told = unseal<Told>(keys, request.id, request)
  return {
    step,
    attorney,
    endsAt,
    answeredAt: endedAt,
    parties: step === 'names' ? { applicant: told.name, otherSide: told.more?.otherSide ?? null } : null,
    brief:
      step === 'brief'
        ? briefOf(request, told, summaryOf(offer, dataKeyOf(keys, request.id, request)))
        : null,
  }
}

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
