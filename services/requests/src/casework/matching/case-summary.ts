/** What an attorney is shown: first the names, for a conflict check; then the case, without a name. */
import { DayScalar, InstantScalar } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'
import { getLanguageHelp } from '../../intake/legal-aid-requests/additional-details.rules.ts'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import type { RequestPayload } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { notProvided } from '../../intake/legal-aid-requests/legal-aid-request.rules.ts'
import { getParties, type Party } from '../conflicts/parties.ts'
import { listPartyNames, StoredParty } from '../conflicts/party.entity.ts'
import { decryptSummary, type ReferralOffer } from './referral-offer.entity.ts'

@ObjectType('OfferParty', { simpleResolvers: true })
class OfferParty {
  /** 'applicant', 'other side' or 'further party'. */
  @Field(() => String) role!: string
  @Field(() => [String]) names!: string[]
}

@ObjectType('CaseSummary', { simpleResolvers: true })
class CaseSummary {
  @Field(() => String) reference!: string
  @Field(() => String) category!: string
  @Field(() => String) urgency!: string
  @Field(() => String) summary!: string
  @Field(() => String, { nullable: true }) language!: string | null
  @Field(() => Boolean, { nullable: true }) interpreter!: boolean | null
  @Field(() => String, { nullable: true }) languageHelp!: string | null
  @Field(() => DayScalar, { nullable: true }) courtDate!: string | null
  /** For a year, as a band; null where it is not known, as is the household. */
  @Field(() => String, { nullable: true }) income!: string | null
  @Field(() => String, { nullable: true }) household!: string | null
}

@ObjectType('ReceivedOffer', { simpleResolvers: true })
export class ReceivedOffer {
  /** 'names' and then 'brief' while it is open; then 'accepted', 'refused' or 'conflict'. */
  @Field(() => String) step!: string
  @Field(() => String) attorney!: string
  @Field(() => InstantScalar) endsAt!: Date
  @Field(() => InstantScalar, { nullable: true }) answeredAt!: Date | null
  /** During the conflict check. */
  @Field(() => [OfferParty], { nullable: true }) parties!: OfferParty[] | null
  /** Once it is cleared. */
  @Field(() => CaseSummary, { nullable: true }) caseSummary!: CaseSummary | null
}

/** The offer as its attorney may see it now. */
export async function getReceivedOffer(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  offer: ReferralOffer,
): Promise<ReceivedOffer> {
  const { attorney, endsAt, endedAt, outcome } = offer
  const step = outcome ?? ((await isCleared(em, offer)) ? 'brief' : 'names')
  return {
    step,
    attorney,
    endsAt,
    answeredAt: endedAt,
    parties: step === 'names' ? (await getParties(em, decryptedRequest)).map(buildOfferParty) : null,
    caseSummary:
      step === 'brief'
        ? buildCaseSummary(decryptedRequest, decryptSummary(offer, decryptedRequest.dataKey))
        : null,
  }
}

/** Whether the attorney has said that they have no conflict, with all the names that there are now. */
export const isCleared = async (
  em: EntityManager,
  { requestId, clearedAt }: ReferralOffer,
): Promise<boolean> =>
  clearedAt !== null && (await em.count(StoredParty, { requestId, updatedAt: { $gt: clearedAt } })) === 0

const buildOfferParty = (party: Party): OfferParty => ({ role: party.role, names: listPartyNames(party) })

function buildCaseSummary({ request, answers }: DecryptedRequest, summary: string): CaseSummary {
  const { reference, category, urgency } = request
  const { language = null, interpreter = null } = answers.additionalDetails ?? {}
  return {
    reference,
    category,
    urgency,
    summary,
    language,
    interpreter,
    languageHelp: getLanguageHelp(answers.additionalDetails),
    courtDate: request.courtDate,
    ...describeMeans(answers),
  }
}

/** Income and household as bands: exact, a large household tells who it is. Null where they are not known. */
export const describeMeans = ({
  income,
  householdSize,
}: Pick<RequestPayload, 'income' | 'householdSize'>): Pick<CaseSummary, 'income' | 'household'> => ({
  // What was chosen is a band already.
  income: income === notProvided ? null : income,
  household: householdLabels[householdSize] ?? null,
})

const smallHousehold = '2 or 3 people'
const largeHousehold = '4 people or more'
const householdLabels: Record<string, string> = {
  1: '1 person',
  2: smallHousehold,
  3: smallHousehold,
  4: largeHousehold,
  5: largeHousehold,
  '6+': largeHousehold,
}
