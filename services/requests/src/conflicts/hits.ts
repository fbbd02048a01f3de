/** Names in a request that are like names in others, or like one that we must not act against. */
import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { CannotUnseal, dataKeyOf, marks, type SealingKeys } from '../sealing.ts'
import { keptParties } from './kept-party.ts'
import { likeness } from './names/likeness.ts'
import { tracesOf } from './names/traces.ts'
import { type Party, partyOf } from './parties.ts'
import { type Names, namesIn, type Role, StoredParty } from './party.ts'

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

/** Says of a request that it could not be compared. */
type Told = (request: LegalAidRequest, error: Error) => void

/** All hits, those first that matter most. */
export async function hitsOf(
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
  parties: Party[],
  cannotBeRead: Told,
): Promise<Hit[]> {
  const others = await candidatesFor(em, keys, request, parties, cannotBeRead)
  const kept = await keptParties(em, keys)
  const hits = parties.flatMap((mine) => [
    ...others.flatMap(({ party, request }) => {
      const relation = relationOf(mine.role, party.role)
      return hitOf(mine, party, { otherRole: party.role, request, keptFor: null, relation })
    }),
    ...kept.flatMap((party) =>
      hitOf(mine, party, {
        ...{ otherRole: null, request: null, keptFor: party.reason },
        relation: 'we must not act against them',
      }),
    ),
  ])
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

/** None, or one: the first of the names that are alike. */
function hitOf(mine: Party, other: Names & { id: string }, between: Between): Hit[] {
  for (const name of namesIn(mine)) {
    for (const otherName of namesIn(other)) {
      const { isHit, why } = likeness(name, otherName)
      if (!isHit) continue
      const needsDecision = !harmless.has(between.relation)
      return [{ id: idOf(mine, other), name, role: mine.role, otherName, why, needsDecision, ...between }]
    }
  }
  return []
}

const idOf = (...parties: (Names & { id: string })[]) =>
  createHash('sha256')
    .update(JSON.stringify(parties.map((party) => [party.id, namesIn(party)])))
    .digest('hex')
    .slice(0, 32)

/** The parties of other requests that share a mark with one of ours. */
async function candidatesFor(
  em: EntityManager,
  keys: SealingKeys,
  { id }: LegalAidRequest,
  parties: Party[],
  cannotBeRead: Told,
) {
  const traces = [...new Set(parties.flatMap(namesIn).flatMap(tracesOf))]
  const wanted = traces.flatMap((trace) => marks(keys, `party ${trace}`))
  const found: { id: string }[] = await em.execute(
    `select distinct party.id from party_mark join party on party.id = party_id
      where mark = any(?::text[]) and request_id <> ?`,
    [`{${wanted.join(',')}}`, id],
  )
  const stored = await em.find(StoredParty, { id: { $in: found.map((party) => party.id) } })
  const requests = await em.find(LegalAidRequest, { id: { $in: stored.map(({ requestId }) => requestId) } })
  return stored.flatMap((party) => {
    const request = requests.find((one) => one.id === party.requestId)
    if (!request) return []
    try {
      return [{ request, party: partyOf(party, dataKeyOf(keys, request.id, request)) }]
    } catch (error) {
      if (!(error instanceof CannotUnseal)) throw error
      cannotBeRead(request, error)
      return []
    }
  })
}
