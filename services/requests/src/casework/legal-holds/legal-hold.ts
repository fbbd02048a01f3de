/** A hold: what must not be forgotten or erased for now, whatever its time, and why. */
import { EditConflict } from '@access/service-kit'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { decryptWithKey, encryptWithKey } from '../../platform/encryption/encryption.ts'

/** Places a legal hold. The reason may say something about the case, so it is encrypted with the request's own key. */
export function placeLegalHold(
  decryptedRequest: DecryptedRequest,
  { actor, reason }: { actor: string; reason: string },
): void {
  const { request } = decryptedRequest
  if (request.erasedAt) throw new EditConflict('This request has been erased')
  if (request.legalHoldSince)
    throw new EditConflict(`${request.legalHoldBy} has put a hold on this request already`)
  const legalHoldReason = encryptWithKey(decryptedRequest.dataKey, getAssociatedData(request), reason)
  Object.assign(request, { legalHoldSince: new Date(), legalHoldBy: actor, legalHoldReason })
}

/** Lifts it. */
export function liftLegalHold(request: LegalAidRequest): void {
  if (!request.legalHoldSince) throw new EditConflict('There is no hold on this request any more')
  Object.assign(request, { legalHoldSince: null, legalHoldBy: null, legalHoldReason: null })
}

/** Why there is a hold; null where there is none. */
export const decryptLegalHoldReason = (decryptedRequest: DecryptedRequest): string | null => {
  const { request } = decryptedRequest
  if (!request.legalHoldReason) return null
  return decryptWithKey<string>(decryptedRequest.dataKey, getAssociatedData(request), request.legalHoldReason)
}

const getAssociatedData = ({ id }: LegalAidRequest) => `hold ${id}`
