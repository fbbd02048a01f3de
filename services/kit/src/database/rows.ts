/** Reads lists past the identity map: three times cheaper, and nothing read here is ever changed. */
import type { EntityClass, EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import type { Item } from '../columns/contentType.ts'
import { escapeOrder, type Order } from './order.ts'

/** What to read; all columns unless some are named. */
export interface Reading<T> {
  where?: FilterQuery<T>
  order?: Order<T>
  columns?: string[]
  limit?: number
  offset?: number
}

/** The rows of a type, as plain objects under the names of its columns. */
export function rowsOf<T extends Item>(
  em: EntityManager,
  type: EntityClass<T>,
  { where = {}, order = [], columns, limit, offset }: Reading<T>,
): Promise<T[]> {
  const query = em.createQueryBuilder(type, 'item')
  query.select((columns ?? '*') as never).where(where as never)
  query.orderBy([...escapeOrder(order), { id: 'asc' }] as never)
  if (limit !== undefined) query.limit(limit)
  if (offset !== undefined) query.offset(offset)
  return query.execute('all') as Promise<T[]>
}
