import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { eraseRequestData } from './erase-request.ts'
import type { ErasedRequest } from './erasure.entity.ts'

/** Erases each that is there and not erased, with the date that it was erased on; how many there were. */
export async function eraseAgain(em: EntityManager, erasures: readonly ErasedRequest[]): Promise<number> {
  let count = 0
  for (const { id, erasedAt } of erasures) {
    await em.fork().transactional(async (transaction) => {
      const request = await transaction.findOne(
        LegalAidRequest,
        { id, erasedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
      if (!request) return
      await eraseRequestData(transaction, request)
      Object.assign(request, { erasedAt, statusChangedAt: erasedAt })
      recordRequestEvent(transaction, request, 'Website', 'erased')
      count += 1
    })
  }
  return count
}
