/** The parties of a request and their matches, as staff see them before the request is unlocked. */
import { type Administrator, type Context, InstantScalar } from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, Int, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import {
  type ConflictOutcome,
  findNewNames,
  getConflictCheck,
  isConflictCleared,
  type MatchDecision,
} from './conflict-check.entity.ts'
import { ConflictMatch, NotComparedItem, searchConflicts } from './matches.ts'
import { getReadableParties, Party } from './parties.ts'

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
  @Field(() => [Party]) parties!: Party[]
  /** Those first that matter most; none for who does not check conflicts. */
  @Field(() => [ConflictMatch]) matches!: ConflictMatch[]
  /** Empty where the check is complete, and for who does not check conflicts. */
  @Field(() => [NotComparedItem]) notCompared!: NotComparedItem[]
}

/** The conflict check of a request; throws `DecryptionError` where it cannot be decrypted. */
export async function getRequestConflicts(
  em: EntityManager,
  context: Pick<Context, 'log'>,
  decryptedRequest: DecryptedRequest,
  administrator: Pick<Administrator, 'id' | 'role'>,
): Promise<RequestConflicts> {
  const { check, findings } = await getConflictCheck(em, decryptedRequest)
  // Matches name people of other requests: they are for who checks conflicts.
  const { parties, matches, notCompared } = hasPermission(administrator.role, 'checkConflicts')
    ? await searchConflicts(em, context, decryptedRequest)
    : { parties: await getReadableParties(em, decryptedRequest), matches: [], notCompared: [] }
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
    matches: matches.map((match) => ({ ...match, resolution: readDecision(findings.matches[match.id]) })),
    notCompared,
  }
}

const readDecision = (decision: MatchDecision | undefined) =>
  decision ? { ...decision, decidedAt: new Date(decision.decidedAt) } : null
