/** The names of a request as administrators see them before its story, with whoever is called like that elsewhere. */
import { type Administrator, type Context, InstantScalar } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { keysOf } from '../sealedItem.ts'
import { dataKeyOf } from '../sealing.ts'
import { checkOf, type DecidedHit, type Outcome } from './conflict-check.ts'
import { isClear, newNames } from './gate.ts'
import { type Hit, hitsOf } from './hits.ts'
import { partiesOf } from './parties.ts'
import type { Role } from './party.ts'

@ObjectType('RequestParty', { simpleResolvers: true })
class RequestParty {
  @Field(() => ID) id!: string
  @Field(() => String) role!: Role
  /** Whether the applicant told us of them; those cannot be changed. */
  @Field(() => Boolean) isTold!: boolean
  @Field(() => String) name!: string
  @Field(() => [String]) aliases!: string[]
}

@ObjectType('ConflictDecision', { simpleResolvers: true })
class ConflictDecision {
  @Field(() => String) decision!: string
  @Field(() => String) reason!: string
  @Field(() => String) by!: string
  @Field(() => InstantScalar) at!: Date
}

/** A name that is like another. */
@ObjectType('ConflictHit', { simpleResolvers: true })
class ConflictHit {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => String) role!: Role
  @Field(() => String) otherName!: string
  @Field(() => String, { nullable: true }) otherRole!: Role | null
  /** The request in which the other is named. */
  @Field(() => LegalAidRequest, { nullable: true }) request!: LegalAidRequest | null
  /** Why the other is a name that we must not act against. */
  @Field(() => String, { nullable: true }) keptFor!: string | null
  /** 'sounds the same', 'initials'... */
  @Field(() => [String]) why!: string[]
  @Field(() => String) relation!: string
  @Field(() => Boolean) needsDecision!: boolean
  @Field(() => ConflictDecision, { nullable: true }) decided!: ConflictDecision | null
}

@ObjectType('RequestConflicts', { simpleResolvers: true })
export class SeenConflicts {
  /** Whether the story is closed to whoever asks. */
  @Field(() => Boolean) isShut!: boolean
  /** 'clear' or 'conflict'; null while nothing is decided, or not for all of the names. */
  @Field(() => String, { nullable: true }) outcome!: Outcome | null
  @Field(() => String, { nullable: true }) by!: string | null
  @Field(() => InstantScalar, { nullable: true }) decidedAt!: Date | null
  /** Why it is a conflict. */
  @Field(() => String, { nullable: true }) reason!: string | null
  /** How many names have come since it was decided. */
  @Field(() => Int) newNames!: number
  @Field(() => [RequestParty]) parties!: RequestParty[]
  /** Those first that matter most. */
  @Field(() => [ConflictHit]) hits!: ConflictHit[]
}

/** Everything about the conflicts of a request; throws `CannotUnseal` where it cannot be opened. */
export async function seenConflicts(
  em: EntityManager,
  context: Context,
  request: LegalAidRequest,
  administrator: Pick<Administrator, 'id'>,
): Promise<SeenConflicts> {
  const keys = keysOf(context)
  const open = { id: request.id, dataKey: dataKeyOf(keys, request.id, request) }
  const { check, found } = await checkOf(em, open)
  const parties = await partiesOf(em, keys, request)
  const hits = await hitsOf(em, keys, request, parties, ({ reference }, { message: reason }) =>
    context.log.error({ reference, reason }, 'cannot be compared'),
  )
  const { outcome, decidedAt, openedBy } = check
  const cleared = isClear(check, found, parties)
  const names = newNames(found, parties).length
  return {
    isShut: !cleared && !openedBy.includes(administrator.id),
    outcome: names > 0 ? null : outcome,
    decidedAt,
    by: found.by,
    reason: found.reason,
    newNames: decidedAt ? names : 0,
    parties,
    hits: hits.map((hit) => seenHit(hit, found.hits[hit.id])),
  }
}

const seenHit = (hit: Hit, decided: DecidedHit | undefined): ConflictHit => ({
  ...hit,
  decided: decided ? { ...decided, at: new Date(decided.at) } : null,
})
