/** The parties of a request and their matches, as staff see them before the request is unlocked. */
import { type Administrator, type Context, InstantScalar } from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { type ConflictOutcome, getConflictCheck, type MatchDecision } from './conflict-check.entity.ts'
import { findNewNames, isConflictCleared } from './conflict-lock.ts'
import { type PartyMatch, searchConflicts } from './matches.ts'
import { logNotCompared } from './not-compared.ts'
import { getReadableParties } from './parties.ts'
import type { PartyRole } from './party.entity.ts'

@ObjectType('RequestParty', { simpleResolvers: true })
class RequestParty {
  @Field(() => ID) id!: string
  @Field(() => String) role!: PartyRole
  /** Whether the applicant named them; those cannot be changed. */
  @Field(() => Boolean) isNamedByApplicant!: boolean
  @Field(() => String) name!: string
  @Field(() => [String]) aliases!: string[]
}

@ObjectType('ConflictDecision', { simpleResolvers: true })
class ConflictDecision {
  @Field(() => String) decision!: string
  @Field(() => String) reason!: string
  @Field(() => String) decidedBy!: string
  @Field(() => InstantScalar) decidedAt!: Date
}

/** A name that is like another. */
@ObjectType('ConflictMatch', { simpleResolvers: true })
class ConflictMatch {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => String) role!: PartyRole
  @Field(() => String) otherName!: string
  @Field(() => String, { nullable: true }) otherRole!: PartyRole | null
  /** The request in which the other is named. */
  @Field(() => LegalAidRequest, { nullable: true }) request!: LegalAidRequest | null
  /** Why the other is a name that we must not act against. */
  @Field(() => String, { nullable: true }) listedReason!: string | null
  /** 'sounds the same', 'initials'... */
  @Field(() => [String]) reasons!: string[]
  @Field(() => String) relation!: string
  @Field(() => Boolean) needsDecision!: boolean
  @Field(() => ConflictDecision, { nullable: true }) resolution!: ConflictDecision | null
}

/** What the check could not compare: it is to be checked by hand. */
@ObjectType('NotCompared', { simpleResolvers: true })
class NotComparedView {
  /** 'a party of this request' or 'of another request', 'an entry of the conflict list', 'other requests', 'anything'. */
  @Field(() => String) what!: string
  /** The other request, where it is part of one. */
  @Field(() => LegalAidRequest, { nullable: true }) request!: LegalAidRequest | null
}

@ObjectType('RequestConflicts', { simpleResolvers: true })
export class RequestConflicts {
  /** Whether the request is locked for the caller. */
  @Field(() => Boolean) isLocked!: boolean
  /** 'clear' or 'conflict'; null while nothing is decided, or not for all of the names. */
  @Field(() => String, { nullable: true }) outcome!: ConflictOutcome | null
  @Field(() => String, { nullable: true }) decidedBy!: string | null
  @Field(() => InstantScalar, { nullable: true }) decidedAt!: Date | null
  /** Why it is a conflict. */
  @Field(() => String, { nullable: true }) reason!: string | null
  /** How many names have come since it was decided. */
  @Field(() => Int) newNameCount!: number
  @Field(() => [RequestParty]) parties!: RequestParty[]
  /** Those first that matter most; none for who does not check conflicts. */
  @Field(() => [ConflictMatch]) matches!: ConflictMatch[]
  /** Empty where the check is complete, and for who does not check conflicts. */
  @Field(() => [NotComparedView]) notCompared!: NotComparedView[]
}

/** The conflict check of a request; throws `DecryptionError` where it cannot be decrypted. */
export async function getRequestConflicts(
  em: EntityManager,
  context: Context,
  decryptedRequest: DecryptedRequest,
  administrator: Pick<Administrator, 'id' | 'role'>,
): Promise<RequestConflicts> {
  const keys = getEncryptionKeys(context)
  const { check, findings } = await getConflictCheck(em, decryptedRequest)
  // Matches name people of other requests: they are for who checks conflicts.
  const { parties, matches, notCompared } = hasPermission(administrator.role, 'checkConflicts')
    ? await searchConflicts(em, keys, decryptedRequest, logNotCompared(context, decryptedRequest.request))
    : { parties: await getReadableParties(em, keys, decryptedRequest), matches: [], notCompared: [] }
  const { outcome, decidedAt, openedBy } = check
  const isCleared = isConflictCleared(check, findings, parties)
  const newNameCount = findNewNames(findings, parties).length
  return {
    isLocked: !isCleared && !openedBy.includes(administrator.id),
    outcome: newNameCount > 0 ? null : outcome,
    decidedAt,
    decidedBy: findings.decidedBy,
    reason: findings.reason,
    newNameCount: decidedAt ? newNameCount : 0,
    parties,
    matches: matches.map((match) => buildConflictMatch(match, findings.matches[match.id])),
    notCompared,
  }
}

const buildConflictMatch = (match: PartyMatch, decision: MatchDecision | undefined): ConflictMatch => ({
  ...match,
  resolution: decision ? { ...decision, decidedAt: new Date(decision.decidedAt) } : null,
})
