/** Reads lists without the identity map: cheaper, for rows that are never modified. */
import {
  type EntityClass,
  type EntityManager,
  type EntityMetadata,
  type FilterQuery,
  raw,
} from '@mikro-orm/postgresql'
import type { Item } from '../columns/content-type.ts'
import { escapeOrder, type Order, readingOrder } from './sort-order.ts'
import type { SqlExpression } from './sql-conditions.ts'

/** What to read; all columns by default. */
export interface ListOptions<T> {
  where?: FilterQuery<T>
  /** A selection of ids, with `?` as the placeholder of values: none but these. */
  idsFrom?: SqlExpression
  order?: Order<T>
  columns?: string[]
  limit?: number
  offset?: number
}

/** The rows of a type, as plain objects under the names of its columns. */
export async function listRows<T extends Item>(
  em: EntityManager,
  type: EntityClass<T>,
  { where = {}, idsFrom, order = [], columns, limit, offset }: ListOptions<T>,
): Promise<T[]> {
  const meta = em.getMetadata().get(type) as EntityMetadata<T>
  // The query builder's types do not know the columns of a generic type.
  const query = em.createQueryBuilder<Record<string, unknown>, 'item'>(type as EntityClass<never>, 'item')
  query.select(columns ?? listColumns(meta)).where(where as object)
  if (idsFrom) query.andWhere({ [raw(`"item"."id" = any(array(${idsFrom.sql}))`, idsFrom.values)]: [] })
  query.orderBy([...escapeOrder(readTexts(meta, order)), { id: 'asc' }])
  if (limit !== undefined) query.limit(limit)
  if (offset !== undefined) query.offset(offset)
  return query.execute('all')
}

/** All that are not read on demand alone, such as those that searches compare. */
const listColumns = ({ props }: EntityMetadata): string[] =>
  props.filter(({ persist, lazy }) => persist !== false && !lazy).map(({ name }) => name)

/** The same order, by the columns of texts as people read them. */
function readTexts<T extends Item>(meta: EntityMetadata<T>, order: Order<T>): Order<T> {
  const readText = (name: string | symbol, direction: unknown) => {
    const { columnTypes, fieldNames } = meta.properties[name as never] ?? {}
    const isText = columnTypes?.[0] === 'text'
    return [isText ? raw(`"item"."${fieldNames![0]}" ${readingOrder}`) : name, direction]
  }
  return order.map((by) =>
    Object.fromEntries(Reflect.ownKeys(by).map((name) => readText(name, by[name as never]))),
  )
}
