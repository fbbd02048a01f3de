/** How the office moves a request, be it alone or with others. */
import { Invalid } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { enqueueStatusUpdate } from '../../intake/legal-aid-requests/request-emails.ts'
import { setStatus } from '../../intake/legal-aid-requests/set-status.ts'
import { getNextStatuses } from '../../intake/status-history/status.rules.ts'
import type { EncryptionKeys } from '../../platform/encryption/encryption.ts'
import { assertNoLetterNeeded, type LetterHandler } from '../letters/status-letter.ts'

/**
 * Moves it where the table of moves allows, or `Invalid`; its applicant hears of it, by a letter where one must go with
 * it. What the audit calls it.
 */
export async function changeStatus(
  em: EntityManager,
  keys: EncryptionKeys,
  decryptedRequest: DecryptedRequest,
  to: string,
  handleLetter: LetterHandler = assertNoLetterNeeded,
): Promise<string> {
  const { request } = decryptedRequest
  const status = getNextStatuses('office', request.status).find((allowed) => allowed === to)
  if (!status)
    throw new Invalid({ status: `A request that is ${formatStatus(request.status)} cannot be moved there` })
  await handleLetter(decryptedRequest, status)
  setStatus(request, status)
  await enqueueStatusUpdate(em, keys, decryptedRequest)
  return `moved to ${formatStatus(status)}`
}

/** A status as it is said aloud. */
const formatStatus = (status: string) => status.replace('_', ' ')
