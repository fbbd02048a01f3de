/** The case sheet of a request. Each printing is recorded, redacted or not. */
import { Authorized, type Context, DayScalar, InstantScalar, requireAdministrator } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import { listRequestDocuments } from '../../intake/attachments/attach-documents.ts'
import { getLanguageHelp } from '../../intake/legal-aid-requests/additional-details.rules.ts'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { listStatusChanges, StatusChange } from '../../intake/status-history/status-change.entity.ts'
import { lockReadableRequest } from '../conflicts/conflict-check.entity.ts'
import { getReadableParties, type Party } from '../conflicts/parties.ts'
import { describeMeans } from '../matching/case-summary.ts'
import { findIdentifyingDetails } from '../matching/identifying-details.ts'
import { listOffers } from '../matching/offers.ts'
import { decryptSummary } from '../matching/referral-offer.entity.ts'
import { listScreenings } from '../screening/request-screening.entity.ts'

/** How much of each list, and of the summary in characters, fits on one page with everything else. */
const limits = { entries: 8, summary: 1400 } as const

@ObjectType('CaseSheetParty', { simpleResolvers: true })
class CaseSheetParty {
  /** 'applicant', 'other side' or 'further party'. */
  @Field(() => String) role!: string
  /** Null where the sheet is redacted. */
  @Field(() => String, { nullable: true }) name!: string | null
}

@ObjectType('CaseSheetScreening', { simpleResolvers: true })
class CaseSheetScreening {
  @Field(() => InstantScalar) screenedAt!: Date
  @Field(() => String) result!: string
  @Field(() => String) explanation!: string
}

@ObjectType('CaseSheetDocument', { simpleResolvers: true })
class CaseSheetDocument {
  /** Null where the sheet is redacted: people name files after themselves. */
  @Field(() => String, { nullable: true }) name!: string | null
  @Field(() => String) kind!: string
  @Field(() => InstantScalar) addedAt!: Date
}

@ObjectType('CaseSheet', { simpleResolvers: true })
export class CaseSheet {
  @Field(() => Boolean) isRedacted!: boolean
  @Field(() => String) reference!: string
  @Field(() => String) category!: string
  @Field(() => String) urgency!: string
  @Field(() => String) status!: string
  @Field(() => InstantScalar) receivedAt!: Date
  @Field(() => InstantScalar) reviewDueAt!: Date
  @Field(() => InstantScalar) matchDueAt!: Date
  @Field(() => DayScalar, { nullable: true }) courtDate!: string | null
  /** Null where the sheet is redacted, as are the addresses. */
  @Field(() => String, { nullable: true }) assigneeName!: string | null
  @Field(() => String, { nullable: true }) email!: string | null
  @Field(() => String, { nullable: true }) phone!: string | null
  /** Where the applicant has given one. */
  @Field(() => String, { nullable: true }) postalAddress!: string | null
  @Field(() => String, { nullable: true }) language!: string | null
  @Field(() => Boolean, { nullable: true }) interpreter!: boolean | null
  @Field(() => String, { nullable: true }) languageHelp!: string | null
  /** Null where they are not known. */
  @Field(() => String, { nullable: true }) income!: string | null
  @Field(() => String, { nullable: true }) household!: string | null
  /** The first of them, the applicant before all. */
  @Field(() => [CaseSheetParty]) parties!: CaseSheetParty[]
  @Field(() => Int) partyCount!: number
  /** What the applicant wrote; on a redacted sheet what was written for an attorney, null where nothing was. */
  @Field(() => String, { nullable: true }) summary!: string | null
  @Field(() => Boolean) isSummaryShortened!: boolean
  /** The latest. */
  @Field(() => CaseSheetScreening, { nullable: true }) screening!: CaseSheetScreening | null
  /** The first of them. */
  @Field(() => [CaseSheetDocument]) documents!: CaseSheetDocument[]
  @Field(() => Int) documentCount!: number
  /** The latest statuses, oldest first. */
  @Field(() => [StatusChange]) history!: StatusChange[]
}

@Resolver()
export class CaseSheetResolver {
  /** A mutation, as whatever decrypts: each printing is recorded. */
  @Authorized('workOnRequests')
  @Mutation(() => CaseSheet, {
    description: 'The request on one page; redacted without names, addresses, and what the applicant wrote',
  })
  printCaseSheet(
    @Arg('id', () => ID) id: string,
    @Arg('isRedacted', () => Boolean) isRedacted: boolean,
    @Ctx() context: Context,
  ): Promise<CaseSheet> {
    const actor = requireAdministrator(context)
    return context.em.transactional(async (em) => {
      const decryptedRequest = await lockReadableRequest(em, context, id)
      const action = isRedacted ? 'printed a redacted case sheet' : 'printed the case sheet'
      recordRequestEvent(em, decryptedRequest.request, actor, action)
      return getCaseSheet(em, decryptedRequest, { isRedacted })
    })
  }
}

/** The sheet of a request that its reader has opened. */
async function getCaseSheet(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  { isRedacted }: { isRedacted: boolean },
): Promise<CaseSheet> {
  const { request, answers } = decryptedRequest
  const { reference, category, urgency, status, receivedAt, reviewDueAt, matchDueAt, courtDate } = request
  const { language = null, interpreter = null } = answers.additionalDetails ?? {}
  let unreadableCount = 0
  const parties = await getReadableParties(em, decryptedRequest, () => {
    unreadableCount += 1
  })
  const documents = await listRequestDocuments(em, decryptedRequest)
  const history = await listStatusChanges(em, request.id)
  const [screening] = await listScreenings(em, decryptedRequest)
  const summary = isRedacted
    ? await findRedactedSummary(em, decryptedRequest, unreadableCount === 0 ? parties : null)
    : answers.description
  return {
    isRedacted,
    ...{ reference, category, urgency, status, receivedAt, reviewDueAt, matchDueAt },
    ...{ courtDate, language, interpreter },
    languageHelp: getLanguageHelp(answers.additionalDetails),
    ...(isRedacted ? describeMeans(answers) : { income: answers.income, household: answers.householdSize }),
    assigneeName: isRedacted ? null : request.assigneeName,
    email: isRedacted ? null : answers.email || null,
    postalAddress: isRedacted ? null : (answers.additionalDetails?.postalAddress ?? null),
    phone: isRedacted ? null : answers.phone || null,
    parties: parties
      .slice(0, limits.entries)
      .map((party) => ({ role: party.role, name: isRedacted ? null : formatNames(party) })),
    partyCount: parties.length + unreadableCount,
    ...shortenSummary(summary),
    screening: screening ?? null,
    documents: documents
      .slice(0, limits.entries)
      .map(({ name, kind, addedAt }) => ({ name: isRedacted ? null : name, kind, addedAt })),
    documentCount: documents.length,
    history: history.slice(-limits.entries),
  }
}

/**
 * The latest summary that the office wrote for an attorney. A party may have been named since: then it is none, nor where
 * a party cannot be read (`parties` is null). What the applicant wrote is never taken, since an address, a school or a
 * street is found by no list of names.
 */
async function findRedactedSummary(
  em: EntityManager,
  { request, answers, dataKey }: DecryptedRequest,
  parties: Party[] | null,
): Promise<string | null> {
  if (!parties) return null
  const offers = await listOffers(em, request)
  const summaries = offers.map((offer) => decryptSummary(offer, dataKey))
  return summaries.find((summary) => findIdentifyingDetails(summary, parties, answers).length === 0) ?? null
}

const formatNames = ({ name, aliases }: Party) =>
  aliases.length > 0 ? `${name} (also ${aliases.join(', ')})` : name

/** In one paragraph: blank lines take the room of words. */
function shortenSummary(text: string | null): Pick<CaseSheet, 'summary' | 'isSummaryShortened'> {
  const summary = text?.replace(/\s+/g, ' ').trim() ?? null
  if (summary === null || summary.length <= limits.summary) return { summary, isSummaryShortened: false }
  const words = summary.slice(0, limits.summary + 1).replace(/\s\S*$/, '')
  return { summary: `${words.slice(0, limits.summary)}…`, isSummaryShortened: true }
}
