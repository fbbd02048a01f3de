/** Reads lists without the identity map: three times cheaper, for rows that are never modified. */
import type { EntityClass, EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import type { Item } from '../columns/content-type.ts'
import { escapeOrder, type Order } from './sort-order.ts'

/** What to read; all columns by default. */
export interface ListOptions<T> {
  where?: FilterQuery<T>
  order?: Order<T>
  columns?: string[]
  limit?: number
  offset?: number
}

/** The rows of a type, as plain objects under the names of its columns. */
export function listRows<T extends Item>(
  em: EntityManager,
  type: EntityClass<T>,
  { where = {}, order = [], columns, limit, offset }: ListOptions<T>,
): Promise<T[]> {
  const query = em.createQueryBuilder(type, 'item')
  query.select((columns ?? '*') as never).where(where as never)
  query.orderBy([...escapeOrder(order), { id: 'asc' }] as never)
  if (limit !== undefined) query.limit(limit)
  if (offset !== undefined) query.offset(offset)
  return query.execute('all') as Promise<T[]>
}
