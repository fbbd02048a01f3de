/** The visibility rule of a type, and the queries that apply it: public code reads a type only by these. */
import { type Context, type Item, isUuid, type ListOptions, listRows } from '@access/service-kit'
import type { EntityClass, FilterQuery } from '@mikro-orm/postgresql'

type Em = Context['em']

export interface PublicQueries<T extends Item> {
  /** The public items in their order, all or those that match `where`. */
  list(em: Em, options?: ListOptions<T>): Promise<T[]>
  /** The number of public items that match `where`. */
  count(em: Em, where?: FilterQuery<T>): Promise<number>
  /** The ids of the public items, as a selection to be part of another statement. */
  selectIds(em: Em): string
  /** The public item that matches, if any. */
  findOne(em: Em, where: FilterQuery<T>): Promise<T | null>
  /** The public item with this id; null for a hidden one as for none. */
  findById(em: Em, id: string): Promise<T | null>
}

interface VisibilityRule<T> extends Pick<ListOptions<T>, 'order'> {
  /** A condition, or a function where it depends on the current time. */
  where?: FilterQuery<T> | (() => FilterQuery<T>)
}

/** Creates the queries of the items of `type` that match `where`, in an order. */
export function createPublicQueries<T extends Item>(
  type: EntityClass<T>,
  { where: isVisible = {}, order }: VisibilityRule<NoInfer<T>>,
): PublicQueries<T> {
  const withVisibility = (where: FilterQuery<T> = {}) =>
    ({ $and: [typeof isVisible === 'function' ? isVisible() : isVisible, where] }) as FilterQuery<T>

  const list = (em: Em, { where, ...options }: ListOptions<T> = {}) =>
    listRows(em, type, { order, ...options, where: withVisibility(where) })

  const findOne = async (em: Em, where: FilterQuery<T>) => (await list(em, { where, limit: 1 }))[0] ?? null

  return {
    list,
    findOne,
    count: (em, where) => em.count(type, withVisibility(where)),
    // The query builder's types do not know the columns of a generic type.
    selectIds: (em) =>
      em
        .createQueryBuilder<Record<string, unknown>>(type as EntityClass<never>)
        .select('id')
        .where(withVisibility() as object)
        .getFormattedQuery(),
    findById: async (em, id) => (isUuid(id) ? findOne(em, { id } as FilterQuery<T>) : null),
  }
}
