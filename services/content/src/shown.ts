/** What a visitor may see of a type, said once: the only way in which public code reads it. */
import { type Context, type Item, isUuid, type Reading, rowsOf } from '@access/service-kit'
import type { EntityClass, FilterQuery } from '@mikro-orm/postgresql'

type Em = Context['em']

export interface Shown<T extends Item> {
  /** The shown items in their order, all or those that `more` asks for as well. */
  list(em: Em, more?: Reading<T>): Promise<T[]>
  /** How many there are of which `where` is true. */
  count(em: Em, where?: FilterQuery<T>): Promise<number>
  /** The shown item that this is true of, if there is one. */
  one(em: Em, where: FilterQuery<T>): Promise<T | null>
  /** The shown item with this id; a hidden one is the same as none. */
  byId(em: Em, id: string): Promise<T | null>
}

interface Rule<T> extends Pick<Reading<T>, 'order'> {
  /** A function where it depends on the moment at which is asked. */
  where?: FilterQuery<T> | (() => FilterQuery<T>)
}

/** Items of `type` for which `where` holds, in an order. */
export function shown<T extends Item>(
  type: EntityClass<T>,
  { where: always = {}, order }: Rule<NoInfer<T>>,
): Shown<T> {
  const both = (where: FilterQuery<T> = {}) =>
    ({ $and: [typeof always === 'function' ? always() : always, where] }) as FilterQuery<T>

  const list = (em: Em, { where, ...more }: Reading<T> = {}) =>
    rowsOf(em, type, { order, ...more, where: both(where) })

  const one = async (em: Em, where: FilterQuery<T>) => (await list(em, { where, limit: 1 }))[0] ?? null

  return {
    list,
    one,
    count: (em, where) => em.count(type, both(where)),
    byId: async (em, id) => (isUuid(id) ? one(em, { id } as FilterQuery<T>) : null),
  }
}
