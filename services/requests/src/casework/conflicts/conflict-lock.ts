/** The conflict lock: nobody reads a request before its conflict check, for a law office must not hear both sides. */
import { type Administrator, type Context, requireAdministrator } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { DecryptionError, type EncryptionKeys, unwrapDataKey } from '../../platform/encryption/encryption.ts'
import { type ConflictCheck, type ConflictFindings, getConflictCheck } from './conflict-check.entity.ts'
import { getParties, type Party } from './parties.ts'
import { listPartyNames } from './party.entity.ts'

/** Whether the request is locked for this administrator. */
export async function isLocked(
  em: EntityManager,
  keys: EncryptionKeys,
  request: LegalAidRequest,
  { id }: Pick<Administrator, 'id'>,
): Promise<boolean> {
  const { check, findings } = await getConflictCheck(em, {
    id: request.id,
    dataKey: unwrapDataKey(keys, request.id, request),
  })
  if (check.openedBy.includes(id)) return false
  return !isConflictCleared(check, findings, await getParties(em, keys, request))
}

/** The same, for the caller. What was erased, or cannot be decrypted, is not locked: there is nothing to read. */
export async function isLockedForCaller(
  em: EntityManager,
  context: Context,
  request: LegalAidRequest,
): Promise<boolean> {
  if (request.erasedAt) return false
  try {
    return await isLocked(em, getEncryptionKeys(context), request, requireAdministrator(context))
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
