/** The conflict lock: nobody reads a request before its conflict check, for a law office must not hear both sides. */
import { type Administrator, type Context, EditConflict, requireAdministrator } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { DecryptionError, type EncryptionKeys } from '../../platform/encryption/encryption.ts'
import { type ConflictCheck, type ConflictFindings, getConflictCheck } from './conflict-check.entity.ts'
import { getReadableParties, type Party } from './parties.ts'
import { listPartyNames } from './party.entity.ts'

/** Whether the request is locked for this administrator. */
export async function isLocked(
  em: EntityManager,
  keys: EncryptionKeys,
  decryptedRequest: DecryptedRequest,
  { id }: Pick<Administrator, 'id'>,
): Promise<boolean> {
  const { check, findings } = await getConflictCheck(em, decryptedRequest)
  if (check.openedBy.includes(id)) return false
  return !isConflictCleared(check, findings, await getReadableParties(em, keys, decryptedRequest))
}

/** `EditConflict` while it is locked for this administrator. */
export async function assertUnlocked(...question: Parameters<typeof isLocked>): Promise<void> {
  if (await isLocked(...question))
    throw new EditConflict('This request has not been checked for conflicts yet. Open it first')
}

/** Whether it is locked for the caller. What was erased, or cannot be decrypted, is not locked: there is nothing to read. */
export async function isLockedForCaller(
  em: EntityManager,
  context: Context,
  decryptedRequest: DecryptedRequest,
): Promise<boolean> {
  if (decryptedRequest.request.erasedAt) return false
  try {
    return await isLocked(em, getEncryptionKeys(context), decryptedRequest, requireAdministrator(context))
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
