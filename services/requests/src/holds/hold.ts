/** A hold: what must not be forgotten or erased for now, whatever its time, and why. */
import { Changed } from '@access/service-kit'
import type { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { dataKeyOf, openUnder, type SealingKeys, sealUnder } from '../sealing.ts'

/** Puts a hold on a request. The reason may tell of the case, so it is sealed under the request's own key. */
export function hold(
  request: LegalAidRequest,
  keys: SealingKeys,
  { who, reason }: { who: string; reason: string },
): void {
  if (request.erasedAt) throw new Changed('This request has been erased')
  if (request.heldSince) throw new Changed(`${request.heldBy} has put a hold on this request already`)
  const heldFor = sealUnder(dataKeyOf(keys, request.id, request), nameOf(request), reason)
  Object.assign(request, { heldSince: new Date(), heldBy: who, heldFor })
}

/** Lifts it. */
export function lift(request: LegalAidRequest): void {
  if (!request.heldSince) throw new Changed('There is no hold on this request any more')
  Object.assign(request, { heldSince: null, heldBy: null, heldFor: null })
}

/** Why there is a hold; null where there is none. */
export const reasonOf = (request: LegalAidRequest, keys: SealingKeys): string | null =>
  request.heldFor && openUnder<string>(dataKeyOf(keys, request.id, request), nameOf(request), request.heldFor)

const nameOf = ({ id }: LegalAidRequest) => `hold ${id}`
