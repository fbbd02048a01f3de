/** What a task is to process. */
import type { EntityClass, EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql'

/** The ids of these rows: those first whose time came first by the column `orderedBy`, a thousand at most. */
export async function listDueIds<T extends { id: string }>(
  em: EntityManager,
  Type: EntityClass<T>,
  where: FilterQuery<NoInfer<T>>,
  orderedBy: keyof NoInfer<T> & string,
): Promise<string[]> {
  const rows = await em.find(Type, where, {
    // The ORM's type of field names knows none of a generic type.
    fields: ['id'] as never,
    orderBy: { [orderedBy]: 'asc' } as QueryOrderMap<T>,
    limit: 1000,
    disableIdentityMap: true,
  })
  return rows.map(({ id }) => id as string)
}
