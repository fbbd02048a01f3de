/** How much of a message is read: who wrote and about what, or all of it. */
import { type Context, requireAdministrator } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { needsReason } from '../casework/access/legal-aid-request.policy.ts'
import { isLockedForCaller } from '../casework/conflicts/conflict-check.entity.ts'
import { DecryptedRequest } from '../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { decryptItem, getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import type { ContactMessage } from './contact-message.entity.ts'

/** Who wrote and about what. One that cannot be decrypted is returned without it. */
export function getMessageSummary(message: ContactMessage, context: Context): ContactMessage {
  const { email: _, phone: _too, message: _also, replies: _these, ...summary } = decryptItem(message, context)
  return summary as ContactMessage
}

/** All of it, with the reference of the request that it has become; while that one is locked for the caller, this is too. */
export async function getMessageDetails(
  em: EntityManager,
  message: ContactMessage,
  context: Context,
): Promise<ContactMessage> {
  const { requestId } = message
  const request = requestId && (await em.findOne(LegalAidRequest, { id: requestId }))
  const decrypted = decryptItem(message, context)
  if (!request)
    return Object.assign(decrypted, { requestReference: null, isLocked: false, isReasonNeeded: false })
  const decryptedRequest = new DecryptedRequest(getEncryptionKeys(context), request)
  const isReasonNeeded = await needsReason(em, request, requireAdministrator(context))
  const isLocked = isReasonNeeded || (await isLockedForCaller(em, context, decryptedRequest))
  const { reference: requestReference } = request
  return Object.assign(isLocked ? withoutContent(decrypted) : decrypted, {
    requestReference,
    isLocked,
    isReasonNeeded,
  })
}

function withoutContent({ message: _, replies: _too, ...rest }: ContactMessage): ContactMessage {
  return rest as ContactMessage
}
