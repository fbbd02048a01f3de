/** The request that is matched, held until the end of the transaction: who offers, answers or withdraws waits in line. */
import { isUuid, NotFound } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { itemType, LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'

/** `NotFound` when there is none, or nothing is left of it. */
export async function lockRequestOrThrow(em: EntityManager, id: string): Promise<LegalAidRequest> {
  const request = isUuid(id) ? await lockRequest(em, id) : null
  if (!request) throw new NotFound(itemType, id)
  return request
}

/** Null when there is none, or nothing is left of it. */
export const lockRequest = (em: EntityManager, id: string): Promise<LegalAidRequest | null> =>
  em.findOne(LegalAidRequest, { id, erasedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE })
