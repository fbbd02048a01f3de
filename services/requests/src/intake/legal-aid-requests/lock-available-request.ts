/** A request for work that is done by itself: held until the end of the transaction, and passed over while another holds it. */
import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql'
import { LegalAidRequest } from './legal-aid-request.entity.ts'

/** Null when there is none like that, or when it is not free at this moment. */
export const lockAvailableRequest = (
  em: EntityManager,
  where: FilterQuery<LegalAidRequest>,
): Promise<LegalAidRequest | null> =>
  em.findOne(LegalAidRequest, where, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE })
