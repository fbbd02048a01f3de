/** The conflict check of a request: the decision on each match, and the conclusion. Encrypted, for it has names. */
import { Instant, Item, Property, Table, Text, TextList } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { DecryptionError, decryptWithKey, encryptWithKey } from '../../platform/encryption/encryption.ts'
import type { conflictOutcomes, matchDecision } from './conflict.rules.ts'

/** The conclusion. */
export type ConflictOutcome = (typeof conflictOutcomes)[number]

/** One for each request on which anything was decided. */
@Table('conflict_check')
export class ConflictCheck extends Item {
  @Property({ type: 'uuid', unique: true }) requestId!: string
  @Text({ isOptional: true }) outcome: ConflictOutcome | null = null
  @Instant({ isOptional: true }) decidedAt: Date | null = null
  /** The ids of administrators who opened the request without a check, since it was last decided. */
  @TextList() openedBy: string[] = []
  @Text() encrypted!: string
}

/** What is encrypted in it. */
export interface ConflictFindings {
  decidedBy: string | null
  reason: string | null
  /** The names as they were when it was decided. */
  names: string[]
  /** By the ids of matches. */
  matches: Record<string, MatchDecision>
}

/** The decision on one match. */
export interface MatchDecision extends z.output<typeof matchDecision> {
  decidedBy: string
  decidedAt: string
}

const noFindings: ConflictFindings = { decidedBy: null, reason: null, names: [], matches: {} }

/**
 * The check of a request and its findings; a new one where there is none. Findings that cannot be decrypted are none: the
 * request is to be checked again, rather than closed for good.
 */
export async function getConflictCheck(em: EntityManager, { request, dataKey }: DecryptedRequest) {
  const stored = await em.findOne(ConflictCheck, { requestId: request.id })
  const check = stored ?? Object.assign(new ConflictCheck(), { requestId: request.id })
  return { check, findings: stored ? decryptFindings(stored, dataKey) : noFindings }
}

function decryptFindings(check: ConflictCheck, dataKey: Buffer): ConflictFindings {
  try {
    return decryptWithKey<ConflictFindings>(dataKey, getAssociatedData(check), check.encrypted)
  } catch (error) {
    if (error instanceof DecryptionError) return noFindings
    throw error
  }
}

/** Encrypts the findings into the check, and stores it. */
export function saveFindings(
  em: EntityManager,
  check: ConflictCheck,
  findings: ConflictFindings,
  dataKey: Buffer,
): void {
  em.persist(Object.assign(check, { encrypted: encryptWithKey(dataKey, getAssociatedData(check), findings) }))
}

const getAssociatedData = ({ id }: ConflictCheck) => `conflict check ${id}`
