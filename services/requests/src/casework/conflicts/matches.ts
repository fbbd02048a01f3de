/** Potential conflicts of interest: parties of this request whose names match a party of another request, or an entry of
 * the conflict list. */
import { createHash } from 'node:crypto'
import { createNameMatcher } from '@access/name-matching'
import { type Context, describeError, InstantScalar } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { findCandidates, type NotCompared, type OnNotCompared } from './candidates.ts'
import { getConflictList, isReadable } from './conflict-list-entry.entity.ts'
import { getReadableParties, type Party } from './parties.ts'
import { listPartyNames, type PartyNames, type PartyRole } from './party.entity.ts'

/** How two parties with matching names relate to each other, the most serious first. */
const relations = [
  'their other side is our applicant',
  'we must not act against them',
  'the applicant is the other side of another',
  'named in another',
  'the same other side',
  'the same person again',
] as const

/** The last two are no conflict: nobody has to decide on them. */
const harmlessRelations: ReadonlySet<Relation> = new Set(['the same other side', 'the same person again'])

type Relation = (typeof relations)[number]

@ObjectType('ConflictDecision', { simpleResolvers: true })
class ConflictDecision {
  @Field(() => String) decision!: string
  @Field(() => String) reason!: string
  @Field(() => String) decidedBy!: string
  @Field(() => InstantScalar) decidedAt!: Date
}

/** A name of this request that matches another. */
@ObjectType('ConflictMatch', { simpleResolvers: true })
export class ConflictMatch {
  /** Of the two names as they are: other names are another match. */
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => String) role!: PartyRole
  @Field(() => String) otherName!: string
  /** Null for an entry of the conflict list. */
  @Field(() => String, { nullable: true }) otherRole!: PartyRole | null
  /** The request that the other is part of, or null. */
  @Field(() => LegalAidRequest, { nullable: true }) request!: LegalAidRequest | null
  /** Why it is on the conflict list; null for a party of a request. */
  @Field(() => String, { nullable: true }) listedReason!: string | null
  /** 'sounds the same', 'initials'... */
  @Field(() => [String]) reasons!: string[]
  @Field(() => String) relation!: Relation
  @Field(() => Boolean) needsDecision!: boolean
  @Field(() => ConflictDecision, { nullable: true }) resolution?: ConflictDecision | null
}

/** What the check could not compare: it is to be checked by hand. */
@ObjectType('NotCompared', { simpleResolvers: true })
export class NotComparedItem implements Pick<NotCompared, 'what'> {
  @Field(() => String) what!: NotCompared['what']
  /** The other request, where it is part of one. */
  @Field(() => LegalAidRequest, { nullable: true }) request!: LegalAidRequest | null
}

/** What a conflict check found. */
interface ConflictSearch {
  /** The parties of the request that could be read. */
  parties: Party[]
  /** Those first that matter most. */
  matches: ConflictMatch[]
  /** What has to be checked by hand: each request once. */
  notCompared: NotComparedItem[]
}

/**
 * All matches. What fails for one name, one party or one entry is told and hides no other; where the database fails the
 * search, nothing was compared, and the transaction goes on: a request must not stay closed because it cannot be checked.
 */
export async function searchConflicts(
  em: EntityManager,
  { log }: Pick<Context, 'log'>,
  decryptedRequest: DecryptedRequest,
): Promise<ConflictSearch> {
  const { reference } = decryptedRequest.request
  const failures: NotCompared[] = []
  const onNotCompared: OnNotCompared = (failure, error) => {
    failures.push(failure)
    log.error({ reference, ...failure, ...describeError(error) }, 'cannot be compared')
  }
  const parties = await getReadableParties(em, decryptedRequest, (error) =>
    onNotCompared({ what: 'a party of this request', requestId: null }, error),
  )
  await em.flush()
  await em.execute('savepoint conflict_search')
  let matches: ConflictMatch[] = []
  try {
    matches = await findMatches(em, decryptedRequest, parties, onNotCompared)
    await em.execute('release savepoint conflict_search')
  } catch (error) {
    // Where the connection is gone this fails as well, and the call with it.
    await em.execute('rollback to savepoint conflict_search')
    onNotCompared({ what: 'anything', requestId: null }, error)
  }
  return {
    parties,
    matches: matches.toSorted((one, other) => getRank(one) - getRank(other)),
    notCompared: await listNotCompared(em, failures),
  }
}

/** Compares each party with those of other requests that may match it, and with the whole conflict list. */
async function findMatches(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  parties: Party[],
  onNotCompared: OnNotCompared,
): Promise<ConflictMatch[]> {
  const onEntryFailure = (error: unknown) =>
    onNotCompared({ what: 'an entry of the conflict list', requestId: null }, error)
  const candidates = await findCandidates(em, decryptedRequest, parties, onNotCompared)
  const conflictList = await getConflictList(em, decryptedRequest.keys, onEntryFailure)
  const entries = conflictList.filter(isReadable).map((party) => ({ party, requestId: null }))
  const pairs = candidates.flatMap(({ party: subject, candidates }) => {
    const compareParty = createConflictMatcher(subject)
    return [...candidates, ...entries].flatMap((other) => {
      try {
        const comparison = compareParty(other.party)
        return comparison ? [{ subject, other, comparison }] : []
      } catch (error) {
        const { requestId } = other
        if (requestId === null) onEntryFailure(error)
        else onNotCompared({ what: 'a party of another request', requestId }, error)
        return []
      }
    })
  })
  const requests = await em.find(LegalAidRequest, {
    id: { $in: pairs.flatMap(({ other }) => other.requestId ?? []) },
  })
  return pairs.map(({ subject, other, comparison }) => {
    const isListed = other.requestId === null
    const relation = isListed ? 'we must not act against them' : getRelation(subject.role, other.party.role)
    return {
      id: computeMatchId(subject, other.party),
      role: subject.role,
      ...comparison,
      otherRole: isListed ? null : other.party.role,
      listedReason: isListed ? other.party.reason : null,
      request: requests.find(({ id }) => id === other.requestId) ?? null,
      relation,
      needsDecision: !harmlessRelations.has(relation),
    }
  })
}

async function listNotCompared(em: EntityManager, failures: NotCompared[]): Promise<NotComparedItem[]> {
  const ids = failures.flatMap(({ requestId }) => requestId ?? [])
  const requests = await em.find(LegalAidRequest, { id: { $in: ids } })
  const unique = new Map(failures.map((failure) => [`${failure.what} ${failure.requestId}`, failure]))
  return [...unique.values()].map(({ what, requestId }) => ({
    what,
    request: requests.find(({ id }) => id === requestId) ?? null,
  }))
}

const getRank = ({ relation }: ConflictMatch) => relations.indexOf(relation)

function getRelation(subject: PartyRole, counterpart: PartyRole): Relation {
  if (subject === 'applicant') {
    if (counterpart === 'applicant') return 'the same person again'
    return counterpart === 'other side' ? 'the applicant is the other side of another' : 'named in another'
  }
  if (counterpart === 'applicant')
    return subject === 'other side' ? 'their other side is our applicant' : 'named in another'
  return 'the same other side'
}

type NameComparison = Pick<ConflictMatch, 'name' | 'otherName' | 'reasons'>

/** Compares other parties with this one: the first names that match; null where none do. */
function createConflictMatcher(subject: PartyNames): (other: PartyNames) => NameComparison | null {
  let names: { name: string; compare: ReturnType<typeof createNameMatcher> }[] | undefined
  return (other) => {
    // Read with the first comparison: what fails here is told like what fails there.
    names ??= listPartyNames(subject).map((name) => ({ name, compare: createNameMatcher(name) }))
    for (const { name, compare } of names) {
      for (const otherName of listPartyNames(other)) {
        const { isMatch, reasons } = compare(otherName)
        if (isMatch) return { name, otherName, reasons }
      }
    }
    return null
  }
}

const computeMatchId = (...parties: (PartyNames & { id: string })[]) =>
  createHash('sha256')
    .update(JSON.stringify(parties.map((party) => [party.id, listPartyNames(party)])))
    .digest('hex')
    .slice(0, 32)
