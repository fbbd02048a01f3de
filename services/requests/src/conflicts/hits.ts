/** Names in a request that are like names in others, or like one that we must not act against. */
import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import type { SealingKeys } from '../sealing.ts'
import { type CannotBeRead, candidatesFor } from './candidates.ts'
import { keptParties } from './kept-party.ts'
import { likenessTo } from './names/likeness.ts'
import type { Party } from './parties.ts'
import { type Names, namesIn, type Role } from './party.ts'

/** How two parties with names alike stand to each other, the dangerous ones first. */
export const relations = [
  'their other side is our applicant',
  'we must not act against them',
  'the applicant is the other side of another',
  'named in another',
  'the same other side',
  'the same person again',
] as const

/** The last two are no conflict: nobody has to decide on them. */
const harmless: ReadonlySet<Relation> = new Set(['the same other side', 'the same person again'])

type Relation = (typeof relations)[number]

/** A name of this request that is like another. */
export interface Hit {
  /** Of the two names as they are: other names are another hit. */
  id: string
  name: string
  role: Role
  otherName: string
  /** Null where it is a name that is kept. */
  otherRole: Role | null
  /** The request that the other is part of, or null. */
  request: LegalAidRequest | null
  /** Why a name is kept, or null. */
  keptFor: string | null
  why: string[]
  relation: Relation
  needsDecision: boolean
}

/** All hits, those first that matter most. */
export async function hitsOf(
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
  parties: Party[],
  cannotBeRead: CannotBeRead,
): Promise<Hit[]> {
  const candidates = await candidatesFor(em, keys, request, parties, cannotBeRead)
  const alike = candidates.flatMap(({ mine, others }) => {
    const likeMine = likePartiesTo(mine)
    return others.flatMap(({ party, requestId }) => {
      const like = likeMine(party)
      return like ? [{ ...like, mine, party, requestId }] : []
    })
  })
  const requests = await em.find(LegalAidRequest, { id: { $in: alike.map(({ requestId }) => requestId) } })
  const kept = await keptParties(em, keys)
  const hits = [
    ...alike.map(({ mine, party, requestId, ...like }) =>
      hitOf(mine, party, like, {
        ...{ otherRole: party.role, keptFor: null, relation: relationOf(mine.role, party.role) },
        request: requests.find(({ id }) => id === requestId) ?? null,
      }),
    ),
    ...parties.flatMap((mine) => {
      const likeMine = likePartiesTo(mine)
      return kept.flatMap((party) => {
        const like = likeMine(party)
        if (!like) return []
        const between = { otherRole: null, request: null, keptFor: party.reason }
        return [hitOf(mine, party, like, { ...between, relation: 'we must not act against them' })]
      })
    }),
  ]
  return hits.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const rankOf = ({ relation }: Hit) => relations.indexOf(relation)

function relationOf(mine: Role, theirs: Role): Relation {
  if (mine === 'applicant') {
    if (theirs === 'applicant') return 'the same person again'
    return theirs === 'other side' ? 'the applicant is the other side of another' : 'named in another'
  }
  if (theirs === 'applicant')
    return mine === 'other side' ? 'their other side is our applicant' : 'named in another'
  return 'the same other side'
}

type Between = Pick<Hit, 'otherRole' | 'request' | 'keptFor' | 'relation'>
type Like = Pick<Hit, 'name' | 'otherName' | 'why'>

/** The first of the names that are alike; null where there is none. */
function likePartiesTo(mine: Names): (other: Names) => Like | null {
  const names = namesIn(mine).map((name) => ({ name, like: likenessTo(name) }))
  return (other) => {
    for (const { name, like } of names) {
      for (const otherName of namesIn(other)) {
        const { isHit, why } = like(otherName)
        if (isHit) return { name, otherName, why }
      }
    }
    return null
  }
}

const hitOf = (mine: Party, other: Names & { id: string }, like: Like, between: Between): Hit => ({
  id: idOf(mine, other),
  role: mine.role,
  needsDecision: !harmless.has(between.relation),
  ...like,
  ...between,
})

const idOf = (...parties: (Names & { id: string })[]) =>
  createHash('sha256')
    .update(JSON.stringify(parties.map((party) => [party.id, namesIn(party)])))
    .digest('hex')
    .slice(0, 32)
