/** Finds one row by the id that a client sent. */
import { type EntityClass, type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql'
import { NotFound } from '../errors/errors.ts'
import { isUuid } from '../validation/is-uuid.ts'

/** The row with this id that `where` is true of; `NotFound` when there is none. */
export async function findById<T extends { id: string }>(
  em: EntityManager,
  Type: EntityClass<T>,
  itemType: string,
  id: string,
  where: FilterQuery<T> & object = {},
  lockMode: LockMode.NONE | LockMode.PESSIMISTIC_WRITE = LockMode.NONE,
): Promise<T> {
  const row = isUuid(id) ? await em.findOne(Type, { ...where, id } as FilterQuery<T>, { lockMode }) : null
  if (!row) throw new NotFound(itemType, id)
  return row as T
}
