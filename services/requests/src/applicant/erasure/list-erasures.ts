/** What was erased, and when. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { Erasure } from './erasure.entity.ts'

/** A request that was erased. */
export type ErasedRequest = Pick<Erasure, 'id' | 'erasedAt'>

/** Every erased request, or the one with this id if it is erased. */
export const listErasures = (em: EntityManager, id?: string): Promise<ErasedRequest[]> =>
  em.find(Erasure, id ? { id } : {}, { orderBy: { erasedAt: 'asc', id: 'asc' }, disableIdentityMap: true })
