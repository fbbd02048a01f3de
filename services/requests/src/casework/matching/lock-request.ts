/** Holds a request until the end of the transaction: offers, answers and withdrawals wait in line. */
import { NotFound } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { itemType, LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { lockVisibleRequest, type Viewer } from '../access/legal-aid-request.policy.ts'

/** `NotFound` when there is none that they may see, or nothing is left of it. */
export async function lockRequestOrThrow(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<LegalAidRequest> {
  const request = await lockVisibleRequest(em, viewer, id)
  if (request.erasedAt) throw new NotFound(itemType, id)
  return request
}

/** Null when there is none, or nothing is left of it. */
export const lockRequest = (em: EntityManager, id: string): Promise<LegalAidRequest | null> =>
  em.findOne(LegalAidRequest, { id, erasedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE })
