/** Potential conflicts of interest: parties of this request whose names match a party of another request, or an entry of
 * the conflict list. */
import { createHash } from 'node:crypto'
import { createNameMatcher } from '@access/name-matching'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import type { EncryptionKeys } from '../../platform/encryption/encryption.ts'
import { findCandidates, type OnUnreadable } from './candidates.ts'
import { getConflictList } from './conflict-list-entry.entity.ts'
import type { Party } from './parties.ts'
import { listPartyNames, type PartyNames, type PartyRole } from './party.entity.ts'

/** How two parties with matching names relate to each other, the most serious first. */
export const relations = [
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

/** A name of this request that matches another. */
export interface PartyMatch {
  /** Of the two names as they are: other names are another match. */
  id: string
  name: string
  role: PartyRole
  otherName: string
  /** Null for an entry of the conflict list. */
  otherRole: PartyRole | null
  /** The request that the other is part of, or null. */
  request: LegalAidRequest | null
  /** Why it is on the conflict list; null for a party of a request. */
  listedReason: string | null
  reasons: string[]
  relation: Relation
  needsDecision: boolean
}

/** All matches, those first that matter most. */
export async function findMatches(
  em: EntityManager,
  keys: EncryptionKeys,
  request: LegalAidRequest,
  parties: Party[],
  onUnreadable: OnUnreadable,
): Promise<PartyMatch[]> {
  const candidates = await findCandidates(em, keys, request, parties, onUnreadable)
  const similarParties = candidates.flatMap(({ party: subject, candidates }) => {
    const compareParty = createPartyMatcher(subject)
    return candidates.flatMap(({ party, requestId }) => {
      const comparison = compareParty(party)
      return comparison ? [{ comparison, subject, party, requestId }] : []
    })
  })
  const requests = await em.find(LegalAidRequest, {
    id: { $in: similarParties.map(({ requestId }) => requestId) },
  })
  const conflictList = await getConflictList(em, keys)
  const matches = [
    ...similarParties.map(({ subject, party, requestId, comparison }) =>
      buildMatch(subject, party, comparison, {
        ...{ otherRole: party.role, listedReason: null, relation: getRelation(subject.role, party.role) },
        request: requests.find(({ id }) => id === requestId) ?? null,
      }),
    ),
    ...parties.flatMap((subject) => {
      const compareParty = createPartyMatcher(subject)
      return conflictList.flatMap((party) => {
        const comparison = compareParty(party)
        if (!comparison) return []
        const matchContext = { otherRole: null, request: null, listedReason: party.reason }
        return [
          buildMatch(subject, party, comparison, {
            ...matchContext,
            relation: 'we must not act against them',
          }),
        ]
      })
    }),
  ]
  return matches.toSorted((one, other) => getRank(one) - getRank(other))
}

const getRank = ({ relation }: PartyMatch) => relations.indexOf(relation)

function getRelation(subject: PartyRole, counterpart: PartyRole): Relation {
  if (subject === 'applicant') {
    if (counterpart === 'applicant') return 'the same person again'
    return counterpart === 'other side' ? 'the applicant is the other side of another' : 'named in another'
  }
  if (counterpart === 'applicant')
    return subject === 'other side' ? 'their other side is our applicant' : 'named in another'
  return 'the same other side'
}

type MatchContext = Pick<PartyMatch, 'otherRole' | 'request' | 'listedReason' | 'relation'>
type NameComparison = Pick<PartyMatch, 'name' | 'otherName' | 'reasons'>

/** Compares other parties with this one: the first names that match; null where none do. */
function createPartyMatcher(subject: PartyNames): (other: PartyNames) => NameComparison | null {
  const names = listPartyNames(subject).map((name) => ({ name, compare: createNameMatcher(name) }))
  return (other) => {
    for (const { name, compare } of names) {
      for (const otherName of listPartyNames(other)) {
        const { isMatch, reasons } = compare(otherName)
        if (isMatch) return { name, otherName, reasons }
      }
    }
    return null
  }
}

const buildMatch = (
  subject: Party,
  other: PartyNames & { id: string },
  comparison: NameComparison,
  matchContext: MatchContext,
): PartyMatch => ({
  id: computeMatchId(subject, other),
  role: subject.role,
  needsDecision: !harmlessRelations.has(matchContext.relation),
  ...comparison,
  ...matchContext,
})

const computeMatchId = (...parties: (PartyNames & { id: string })[]) =>
  createHash('sha256')
    .update(JSON.stringify(parties.map((party) => [party.id, listPartyNames(party)])))
    .digest('hex')
    .slice(0, 32)
