/** The conflict check of a request, and the lock: nobody reads a request before it, for a law office must not hear both sides. */
import {
  type Administrator,
  type Context,
  EditConflict,
  Instant,
  Item,
  NotFound,
  Property,
  requireAdministrator,
  Table,
  Text,
  TextList,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { itemType } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { DecryptionError, decryptWithKey, encryptWithKey } from '../../platform/encryption/encryption.ts'
import { assertMayOpen, lockVisibleRequest } from '../access/legal-aid-request.policy.ts'
import type { conflictOutcomes, matchDecision } from './conflict.rules.ts'
import { getReadableParties, type Party } from './parties.ts'
import { listPartyNames, type PartyNames } from './party.entity.ts'

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

/** Concludes the check of these parties: a name that is added later needs another. */
export async function concludeConflictCheck(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  parties: PartyNames[],
  { outcome, ...conclusion }: Pick<ConflictFindings, 'decidedBy' | 'reason'> & { outcome: ConflictOutcome },
): Promise<void> {
  const { check, findings } = await getConflictCheck(em, decryptedRequest)
  Object.assign(check, { outcome, decidedAt: new Date(), openedBy: [] })
  const names = parties.flatMap(listPartyNames)
  saveFindings(em, check, { ...findings, ...conclusion, names }, decryptedRequest)
}

/** Encrypts the findings into the check, and stores it. */
export function saveFindings(
  em: EntityManager,
  check: ConflictCheck,
  findings: ConflictFindings,
  { dataKey }: DecryptedRequest,
): void {
  em.persist(Object.assign(check, { encrypted: encryptWithKey(dataKey, getAssociatedData(check), findings) }))
}

const getAssociatedData = ({ id }: ConflictCheck) => `conflict check ${id}`

/** Whether the request is locked for this administrator. */
export async function isLocked(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  { id }: Pick<Administrator, 'id'>,
): Promise<boolean> {
  const { check, findings } = await getConflictCheck(em, decryptedRequest)
  if (check.openedBy.includes(id)) return false
  return !isConflictCleared(check, findings, await getReadableParties(em, decryptedRequest))
}

/** `EditConflict` while it is locked for this administrator. */
export async function assertUnlocked(...question: Parameters<typeof isLocked>): Promise<void> {
  if (await isLocked(...question))
    throw new EditConflict('This request has not been checked for conflicts yet. Open it first')
}

/**
 * The request, locked in the database until the end of the transaction, for a caller who may read it: they have said why
 * where they must, and its conflicts are cleared. `NotFound` when nothing is left of it.
 */
export async function lockReadableRequest(
  em: EntityManager,
  context: Context,
  id: string,
): Promise<DecryptedRequest> {
  const administrator = requireAdministrator(context)
  const request = await lockVisibleRequest(em, administrator, id)
  if (request.erasedAt) throw new NotFound(itemType, id)
  await assertMayOpen(em, request, administrator)
  const decryptedRequest = new DecryptedRequest(getEncryptionKeys(context), request)
  await assertUnlocked(em, decryptedRequest, administrator)
  return decryptedRequest
}

/** Whether it is locked for the caller. What was erased, or cannot be decrypted, is not locked: there is nothing to read. */
export async function isLockedForCaller(
  em: EntityManager,
  context: Context,
  decryptedRequest: DecryptedRequest,
): Promise<boolean> {
  if (decryptedRequest.request.erasedAt) return false
  try {
    return await isLocked(em, decryptedRequest, requireAdministrator(context))
  } catch (error) {
    if (error instanceof DecryptionError) return false
    throw error
  }
}

/** A name that was added later needs another check. */
export const isConflictCleared = ({ outcome }: ConflictCheck, findings: ConflictFindings, parties: Party[]) =>
  outcome === 'clear' && findNewNames(findings, parties).length === 0

/** The names that were added after the check. */
export const findNewNames = ({ names }: ConflictFindings, parties: Party[]) =>
  parties.flatMap(listPartyNames).filter((name) => !names.includes(name))
