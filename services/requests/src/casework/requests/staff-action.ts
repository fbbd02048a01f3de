/** Actions of administrators on one request: the action and what is read afterwards are one transaction. */
import { type Context, requireAdministrator } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { assertMayOpen, lockVisibleRequest } from '../access/legal-aid-request.policy.ts'
import { getRequestDetails, type RequestDetails } from './request-details.ts'

/** Acts on a locked request, and returns the action for the audit. */
type StaffAction = (em: EntityManager, decryptedRequest: DecryptedRequest) => string | Promise<string>

/**
 * The request as it is then; `NotFound` where there is none that the caller may see. Anyone who does not work on it has
 * said why they open it, or says it now; else `Invalid`.
 */
export async function performStaffAction(
  context: Context,
  id: string,
  perform: StaffAction,
  reason: string | null = null,
): Promise<RequestDetails> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    const request = await lockVisibleRequest(em, actor, id)
    await assertMayOpen(em, request, actor, reason)
    const decryptedRequest = new DecryptedRequest(getEncryptionKeys(context), request)
    const action = await perform(em, decryptedRequest)
    recordRequestEvent(em, request, actor, action)
    // What is done now belongs to what is read now.
    await em.flush()
    return getRequestDetails(em, context, decryptedRequest)
  })
}
